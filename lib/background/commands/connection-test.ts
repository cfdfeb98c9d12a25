import { type CommandError } from '@/lib/messages';
import { fail, type Result, succeed } from '@/lib/result';
import { normaliseAddress } from '@/lib/service/address';
import { createService } from '@/lib/service/client';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { readKey } from '../link';
import type { BackgroundPorts } from '../ports';
import type { Handler } from './handler';

/** The interface documents no key check: reading the runs of this task tells a refused key apart. */
const madeUpTask = 'beckon-connection-test';

export const testConnection: Handler<'connection.test'> = async ({ ports }, input) => {
  const address = normaliseAddress(input.address, { allowPlainHttp: input.allowPlainHttp });
  if (!address.ok) return fail({ code: 'bad-address', reason: address.error });
  const { baseUrl, permission } = address.value;
  const key = await keyToUse(ports, input.id, input.key, baseUrl);
  if (!key.ok) return key;
  if (!(await ports.permissions.has(permission))) return fail({ code: 'no-permission' });
  const { fetch } = ports.network;
  const service = createService({ fetch, connection: { baseUrl, key: key.value } });
  const runs = await service.listRuns(madeUpTask, { page: 1, limit: 1 });
  // A refusal in the interface's own form is an answer: it does not know the made-up task.
  return runs.ok || runs.error.code === 'refused' ? succeed({ baseUrl }) : runs;
};

/** The typed key, else the stored one, which never goes to another origin than it was given for. */
export async function keyToUse(
  ports: BackgroundPorts,
  id: string | null,
  typed: string | null,
  baseUrl: string,
): Promise<Result<string, CommandError>> {
  if (typed !== null && typed.trim() !== '') return succeed(typed.trim());
  if (id === null) return fail({ code: 'no-key' });
  const connection = await read(ports.local, keys.connection(id), connectionSchema);
  if (connection === null) return fail({ code: 'not-found' });
  const moved = new URL(connection.baseUrl).origin !== new URL(baseUrl).origin;
  const key = moved ? null : await readKey(ports, connection);
  return key === null ? fail({ code: 'no-key' }) : succeed(key);
}
