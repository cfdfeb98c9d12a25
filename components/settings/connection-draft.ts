import { normaliseAddress } from '@/lib/service/address';
import type { NewConnection } from '@/lib/store/connection-draft';
import type { Connection } from '@/lib/task/connection';

/** What stands in the connection form. */
export interface ConnectionDraft extends NewConnection {
  /**
   * In the form alone: it is no draft. Empty keeps the key of a saved connection, which is here only
   * once the person asks to see it.
   */
  readonly key: string;
}

export function draftOfConnection(connection: Connection | null): ConnectionDraft {
  return {
    name: connection === null || isItsHost(connection) ? '' : connection.name,
    address: connection?.baseUrl ?? '',
    key: '',
    allowPlainHttp: connection !== null && connection.baseUrl.startsWith('http:'),
    forgetKey: connection?.keyKept === 'session',
  };
}

/** A connection that was given no name goes by its host, and by another once its address is mended. */
function isItsHost({ name, baseUrl }: Connection): boolean {
  return name === new URL(baseUrl).host;
}

/** Whether the stored key can stay: it is there, and the address is of the origin it was given for. */
export function keepsKey(draft: ConnectionDraft, saved: Connection | null): boolean {
  if (saved === null || saved.health.state === 'no-key') return false;
  const address = normaliseAddress(draft.address, { allowPlainHttp: true });
  return !address.ok || address.value.origin === new URL(saved.baseUrl).origin;
}

/** Why a key cannot be used; each has its words in the messages file. */
export type KeyProblem = 'missing' | 'moved' | 'unsendable';

/**
 * Whether a key can be tried. A character that no header carries comes with copying: dots that hide
 * a part, a space of no width.
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
    // One that is there stays with the address it was given for.
    return saved === null || saved.health.state === 'no-key' ? 'missing' : 'moved';
  }
  return /[^ -\xff]/.test(key) ? 'unsendable' : null;
}
