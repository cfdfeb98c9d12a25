import { type CommandError } from '@/lib/messages';
import { fail, mapResult, type Result, succeed } from '@/lib/result';
import { normaliseAddress } from '@/lib/service/address';
import { keys } from '@/lib/store/keys';
import { asksForRest } from '@/lib/task/failure';
import { noteTakenKey, noteTroubleTold } from '../connection-health';
import { isCurrent, readWithKey, transportTo } from '../link';
import { noteFailure } from '../note-failure';
import type { BackgroundPorts } from '../ports';
import { readAbilities, readConnection } from '../read-connections';
import { inSlot } from '../slots';
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
  // One that is not saved yet has no id.
  const id = input.id ?? '';
  // What its service is slow with keeps nobody from testing another address.
  const atItsOwn = await isCurrent(ports, { id, baseUrl });
  return inSlot(ports, atItsOwn ? id : '', async () => {
    const saved = await readConnection(ports, id);
    const transport = transportTo(ports, baseUrl, key.value);
    // At another address it is not what is saved that is tested.
    if (saved?.baseUrl !== baseUrl) {
      return mapResult(await testAddress(transport, false), () => ({ baseUrl }));
    }
    const wait = await toldToWait(ports, id);
    if (wait !== null) return wait;
    const abilities = await readAbilities(ports, saved);
    const verdict = await testAddress(transport, abilities?.check ?? false);
    // Whoever tests what is saved finds out for home and the toolbar too.
    const link = { connection: saved, transport };
    if (verdict.ok) {
      await noteTakenKey(ports, link);
      // Who tests wants to know anew: what else the service has is found out again when next needed.
      await ports.local.remove([keys.abilities(id)]);
      return succeed({ baseUrl });
    }
    const { error } = verdict;
    if (error.code === 'other-interface') return verdict;
    if (error.code === 'refused-key' || asksForRest(error)) {
      await noteFailure(ports, link, error);
      await noteTroubleTold(ports, id);
    }
    return verdict;
  });
};

/** The typed key, else the stored one, which never goes to another origin than it was given for. */
export async function keyToUse(
  ports: BackgroundPorts,
  id: string | null,
  typed: string | null,
  baseUrl: string,
): Promise<Result<string, CommandError>> {
  const entered = typed?.trim();
  if (entered) return succeed(entered);
  if (id === null) return fail({ code: 'no-key' });
  const found = await readWithKey(ports, id);
  if (found === null) return fail({ code: 'not-found' });
  const moved = new URL(found.connection.baseUrl).origin !== new URL(baseUrl).origin;
  return moved || found.key === null ? fail({ code: 'no-key' }) : succeed(found.key);
}
