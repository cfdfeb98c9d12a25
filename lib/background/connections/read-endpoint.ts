import type { CommandError, Input } from '@/lib/commands';
import { fail, type Result, succeed } from '@/lib/result';
import { type Address, normaliseAddress } from '@/lib/service/address';
import { readWithKey } from './link';
import type { BackgroundPorts } from '../ports';

interface Endpoint extends Address {
  readonly key: string;
}

/**
 * The address of a connection, and the key to use: the typed key, else the stored key, which never goes
 * to another origin than it was given for.
 */
export async function readEndpoint(
  ports: BackgroundPorts,
  input: Input<'connection.test'>,
): Promise<Result<Endpoint, CommandError>> {
  const read = normaliseAddress(input.address, input);
  if (!read.ok) return fail({ code: 'bad-address' });
  const address = read.value;
  const typed = input.key?.trim();
  if (typed) return succeed({ ...address, key: typed });
  if (input.id === null) return fail({ code: 'no-key' });
  const saved = await readWithKey(ports, input.id);
  if (saved === null) return fail({ code: 'not-found' });
  const { connection, key } = saved;
  const moved = new URL(connection.baseUrl).origin !== address.origin;
  return moved || key === null ? fail({ code: 'no-key' }) : succeed({ ...address, key });
}
