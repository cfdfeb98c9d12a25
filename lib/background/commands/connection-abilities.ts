import { fail, succeed } from '@/lib/result';
import { probe } from '@/lib/service/extras/probe';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { askService } from '../work/ask-service';
import { isCurrent } from '../connections/link';
import { readAbilities, readConnection } from '../connections/read-connections';
import type { Handler } from './handler';

/** Finds out what a service has beyond the interface, if that is not known since it moved or was last tested. */
export const findAbilities: Handler<'connection.abilities'> = async (ports, { id }) => {
  return ports.locks.run(`abilities:${id}`, async () => {
    const connection = await readConnection(ports, id);
    if (connection === null) return fail({ code: 'not-found' });
    const { baseUrl } = connection;
    if ((await readAbilities(ports, connection)) !== null) return succeed(null);
    const found = await askService(ports, id, probe);
    if (!found.ok) return found;
    await ports.locks.run(keys.connection(id), async () => {
      // The connection may have been removed, or moved, while its service was asked.
      if (!(await isCurrent(ports, connection))) return;
      await ports.local.set({ [keys.abilities(id)]: seal({ baseUrl, has: found.value }) });
    });
    return succeed(null);
  });
};
