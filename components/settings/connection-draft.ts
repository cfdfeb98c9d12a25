import { normaliseAddress } from '@/lib/service/address';
import type { NewConnection } from '@/lib/store/connection-draft';
import type { Connection } from '@/lib/task/connection';

/** The contents of the connection form. */
export interface ConnectionDraft extends NewConnection {
  /**
   * Held by the form alone, never stored as a draft. Empty keeps the stored key of a saved connection,
   * which comes here only once the person asks to see it.
   */
  readonly key: string;
}

export function draftOfConnection(connection: Connection | null): ConnectionDraft {
  return {
    name: connection === null || isItsHost(connection) ? '' : connection.name,
    address: connection?.baseUrl ?? '',
    key: '',
    // A key that is not here yet may be asked for by an imported file: nobody has accepted that it travels
    // unencrypted.
    allowPlainHttp:
      connection !== null &&
      connection.health.state !== 'no-key' &&
      connection.baseUrl.startsWith('http:'),
    forgetKey: connection?.keyKept === 'session',
  };
}

/**
 * Whether a connection has no name but its host. Its form leaves the name empty, so that the name
 * follows a mended address.
 */
function isItsHost({ name, baseUrl }: Connection): boolean {
  return name === new URL(baseUrl).host;
}

/** Whether the stored key can stay: there is one, and the address has the origin it was given for. */
export function keepsKey(draft: ConnectionDraft, saved: Connection | null): boolean {
  if (saved === null || saved.health.state === 'no-key') return false;
  const address = normaliseAddress(draft.address, { allowPlainHttp: true });
  return !address.ok || address.value.origin === new URL(saved.baseUrl).origin;
}

/** Why a key cannot be used; each has its words in `lib/locales`. */
export type KeyProblem = 'missing' | 'moved' | 'unsendable';

/**
 * Why a key cannot be tried; null if it can. Copying may bring characters that no header carries (dots
 * that hide a part, or a zero-width space), or the quotes that a key stands in elsewhere.
 * @param key without the spaces around it
 * @param kept the stored key stays unless another is typed
 * @param saved the connection that is changed, or null for a new one
 */
export function findKeyProblem(
  key: string,
  kept: boolean,
  saved: Connection | null,
): KeyProblem | null {
  if (key === '') {
    if (kept) return null;
    // A stored key stays with the origin it was given for.
    return saved === null || saved.health.state === 'no-key' ? 'missing' : 'moved';
  }
  return /[^ -\xff]|^["'].*["']$/.test(key) ? 'unsendable' : null;
}
