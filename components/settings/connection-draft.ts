import { normaliseAddress } from '@/lib/service/address';
import type { Connection } from '@/lib/task/connection';

/** What stands in the connection form. It lives in the form alone: a key is no draft. */
export interface ConnectionDraft {
  readonly name: string;
  readonly address: string;
  /** Empty for a saved connection: keep its key, which never comes back to a page. */
  readonly key: string;
  readonly allowPlainHttp: boolean;
  readonly forgetKey: boolean;
}

export function draftOf(connection: Connection | null): ConnectionDraft {
  return {
    name: connection?.name ?? '',
    address: connection?.baseUrl ?? '',
    key: '',
    allowPlainHttp: connection !== null && connection.baseUrl.startsWith('http:'),
    forgetKey: connection?.keyKept === 'session',
  };
}

export type DraftField = 'address' | 'allowPlainHttp' | 'key';

/** What keeps a draft from being tested or saved, or null. */
export function draftProblem(draft: ConnectionDraft, saved: Connection | null): DraftField | null {
  const address = normaliseAddress(draft.address, draft);
  if (!address.ok) return address.error === 'plain-http' ? 'allowPlainHttp' : 'address';
  return draft.key.trim() === '' && saved === null ? 'key' : null;
}
