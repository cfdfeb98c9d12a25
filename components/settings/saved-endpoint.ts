import type { Connection } from '@/lib/task/connection';

/** The input that tests a connection as it is: its address, and null for the stored key. */
export function savedEndpoint({ id, baseUrl }: Pick<Connection, 'id' | 'baseUrl'>) {
  return { id, address: baseUrl, key: null, allowPlainHttp: true };
}
