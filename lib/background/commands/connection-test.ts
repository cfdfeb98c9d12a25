import { fail } from '@/lib/result';
import { keys } from '@/lib/store/keys';
import { failureOf } from '@/lib/task/failure';
import { noteTroubleTold } from '../health/connection-health';
import { isCurrent, transportTo } from '../connections/link';
import { noteVerdict } from '../health/note-verdict';
import { readAbilities, readConnection } from '../connections/read-connections';
import { readEndpoint } from '../connections/read-endpoint';
import { removeLeftovers } from '../records/remove-leftovers';
import { inSlot } from '../work/slots';
import { testAddress } from '../connections/test-address';
import { toldToWait } from '../health/told-to-wait';
import type { Handler } from './handler';

export const testConnection: Handler<'connection.test'> = async (ports, input) => {
  const endpoint = await readEndpoint(ports, input);
  if (!endpoint.ok) return endpoint;
  const { baseUrl, permission, key } = endpoint.value;
  if (!(await ports.permissions.has(permission))) return fail({ code: 'no-permission' });
  // A connection that is not saved yet has no id.
  const id = input.id ?? '';
  // Another address uses other slots: a slow saved service must not delay the test of a new address.
  const atItsOwn = await isCurrent(ports, { id, baseUrl });
  return inSlot(ports, atItsOwn ? id : '', async () => {
    const saved = await readConnection(ports, id);
    const transport = transportTo(ports, baseUrl, key);
    // At another address this tests something else than the saved connection.
    if (saved?.baseUrl !== baseUrl) return testAddress(transport, false);
    const wait = await toldToWait(ports, id);
    if (wait !== null) return wait;
    const abilities = await readAbilities(ports, saved);
    const verdict = await testAddress(transport, abilities?.check ?? false);
    // A test of the saved connection tells home and the toolbar, too, how the connection is.
    const link = { connection: saved, transport };
    if (verdict.ok) {
      await noteVerdict(ports, link, 'ok');
      // The person wants to know anew: what else the service has is found out again when next needed.
      await removeLeftovers(ports.local, [keys.abilities(id)]);
      return verdict;
    }
    const { error } = verdict;
    if (error.code !== 'other-interface' && failureOf(error).of !== 'task') {
      await noteVerdict(ports, link, error);
      await noteTroubleTold(ports, id);
    }
    return verdict;
  });
};
