import type { Input } from '@/lib/commands';
import { fail, succeed } from '@/lib/result';
import { exportFileSchema } from '@/lib/store/export-data';
import { keys } from '@/lib/store/keys';
import { addTools, type Library } from '@/lib/store/library';
import { type ImportPlan, planImport } from '@/lib/store/plan-import';
import { read } from '@/lib/store/read';
import { settingsSchema } from '@/lib/store/settings';
import { scheduleEntry } from '@/lib/task/entry';
import { changeLibrary } from './change-library';
import { changeSettings } from './change-settings';
import { changeMarked } from '../records/change-task';
import type { BackgroundPorts } from '../ports';
import { readConnections } from '../connections/read-connections';
import { readAllTasks } from '../records/read-tasks';
import type { WakePorts } from '../records/schedule-store';
import type { Handler } from './handler';

/** Adds what an export holds to what is here; nothing here is changed but the settings. */
export const importData: Handler<'data.import'> = async (ports, input) => {
  return ports.locks.run('import', async () => {
    const file = exportFileSchema().safeParse(await readFile(ports, input));
    if (!file.success) return fail({ code: 'invalid' });
    const here = {
      keys: new Set(await ports.local.keys()),
      tasks: await readAllTasks(ports),
      connections: await readConnections(ports),
    };
    const plan = planImport(file.data.items, here, ports.clock.now());
    const { added, taken } = await write(ports, plan);
    return succeed({
      tasks: plan.tasks.length,
      connections: plan.connections.length,
      tools: added,
      settings: plan.settings !== null,
      present: plan.present + taken,
      // A library that cannot be read takes no tools, so they are skipped.
      skipped: plan.skipped + plan.tools.length - added - taken,
    });
  });
};

async function write(ports: WakePorts, plan: ImportPlan) {
  const ids = plan.connections.map(({ id }) => id);
  // A key that is left of a connection long gone was not given for this address.
  const left = ids.flatMap((id) => [keys.apiKey(id), keys.abilities(id)]);
  await Promise.all([ports.local.remove(left), ports.session.remove(left)]);
  await ports.schedules.change((draft) => {
    for (const id of ids) draft.stopped[id] = 0;
  });
  const entries = new Map(plan.tasks.map((task) => [task.id, scheduleEntry(task)]));
  return changeMarked(ports, [...entries.keys()], () => writeItems(ports, plan), entries);
}

/** Writes in one step, so that all of the import comes, or nothing. */
async function writeItems(ports: BackgroundPorts, { items, settings, tools }: ImportPlan) {
  const stored = await read(ports.local, keys.settings, settingsSchema);
  const writeWith = (library: Readonly<Record<string, unknown>>) => {
    const all = { ...items, ...library };
    if (settings === null) return ports.local.set(all);
    // What is here already is not to be deleted for a file, so the longer time stays.
    const historyDays = Math.max(settings.historyDays, stored?.historyDays ?? 0);
    return changeSettings(ports, { ...settings, historyDays }, all);
  };
  const add = (before: Library) => succeed(addTools(before, tools));
  const changed = tools.length > 0 && (await changeLibrary(ports, add, writeWith));
  if (changed && changed.ok) return changed.value;
  await writeWith({});
  return { added: 0, taken: 0 };
}

/**
 * Reads the file; null when it cannot be read, or is no JSON. Firefox cannot read an address in a page
 * of a private window or a container from here, but its messages carry files. Chromium's messages carry
 * an empty object instead.
 */
async function readFile(
  { network }: BackgroundPorts,
  { url, file }: Input<'data.import'>,
): Promise<unknown> {
  try {
    const read = file instanceof Blob ? new Response(file) : await network.fetch(url);
    return await read.json();
  } catch {
    return null;
  }
}
