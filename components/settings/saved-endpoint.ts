import type { Connection } from '@/lib/task/connection';

/** What a connection is tested with as it is: at its address, with the key that is stored. */
export function savedEndpoint({ id, baseUrl }: Pick<Connection, 'id' | 'baseUrl'>) {
  return { id, address: baseUrl, key: null, allowPlainHttp: true };
}
