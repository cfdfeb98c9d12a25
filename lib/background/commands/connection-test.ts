import { type CommandError } from '@/lib/messages';
import { fail, type Result, succeed } from '@/lib/result';
import { normaliseAddress } from '@/lib/service/address';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import { asksForRest } from '@/lib/task/failure';
import { noteTakenKey, noteTroubleTold } from '../connection-health';
import { readWithKey, transportTo } from '../link';
import { noteFailure } from '../note-failure';
import type { BackgroundPorts } from '../ports';
import { readAbilities, readConnection } from '../read-connections';
import { testAddress } from '../test-address';
import { toldToWait } from '../told-to-wait';
import type { Handler } from './handler';

export const testConnection: Handler<'connection.test'> = async (ports, input) => {
  const address = normaliseAddress(input.address, input);
  if (!address.ok) return fail({ code: 'bad-address', reason: address.error });
  const { baseUrl, permission } = address.value;
  const key = await keyToUse(ports, input.id, input.key, baseUrl);
  if (!key.ok) return key;
  if (!(await ports.permissions.has(permission))) return fail({ code: 'no-permission' });
  const saved = await savedAt(ports, input.id, baseUrl);
  const wait = saved && (await toldToWait(ports, saved.id));
  if (wait !== null) return wait;
  const transport = transportTo(ports, baseUrl, key.value);
  const abilities = saved && (await readAbilities(ports, saved));
  const verdict = await testAddress(transport, abilities?.check ?? false);
  if (saved === null) return verdict.ok ? succeed({ baseUrl }) : verdict;
  // Whoever tests what is saved finds out for home and the toolbar too.
  const link = { connection: saved, transport };
  if (verdict.ok) {
    await noteTakenKey(ports, link);
    // Who tests wants to know anew: what else the service has is found out again when next needed.
    await ports.local.remove([keys.abilities(saved.id)]);
    return succeed({ baseUrl });
  }
  const { error } = verdict;
  if (error.code === 'other-interface') return verdict;
  if (error.code === 'refused-key' || asksForRest(error)) {
    await noteFailure(ports, link, error);
    await noteTroubleTold(ports, saved.id);
  }
  return verdict;
};

/** The saved connection that is tested; null when it is none, or another address. */
async function savedAt(
  ports: BackgroundPorts,
  id: string | null,
  baseUrl: string,
): Promise<Connection | null> {
  if (id === null) return null;
  const connection = await readConnection(ports, id);
  return connection?.baseUrl === baseUrl ? connection : null;
}

/** The typed key, else the stored one, which never goes to another origin than it was given for. */
export async function keyToUse(
  ports: BackgroundPorts,
  id: string | null,
  typed: string | null,
  baseUrl: string,
): Promise<Result<string, CommandError>> {
  if (typed !== null && typed.trim() !== '') return succeed(typed.trim());
  if (id === null) return fail({ code: 'no-key' });
  const found = await readWithKey(ports, id);
  if (found === null) return fail({ code: 'not-found' });
  const moved = new URL(found.connection.baseUrl).origin !== new URL(baseUrl).origin;
  return moved || found.key === null ? fail({ code: 'no-key' }) : succeed(found.key);
}
