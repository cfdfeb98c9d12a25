import { moment } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { draftsOf, idOf, keys, kindOf, prefixes } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { readSettings } from '@/lib/store/settings';
import { logSchema } from '@/lib/task/log';
import { day } from '@/lib/time';
import { isRecent } from '../is-recent';
import type { BackgroundPorts } from '../ports';
import { readAllTasks, readTask } from '../records/read-tasks';
import { releaseHosts } from '../connections/release-hosts';

/** Once a day, removes what has become too old, also from tasks to which nothing happens any more. */
export async function sweep(ports: BackgroundPorts): Promise<void> {
  const now = ports.clock.now();
  const sweptAt = await read(ports.session, keys.sweptAt, moment);
  if (isRecent(sweptAt, now, day)) return;
  // Other wakes come meanwhile and skip this. If this worker dies, one of them sweeps instead.
  await ports.locks.tryRun('sweep', async () => {
    try {
      await sweepAll(ports, now);
    } finally {
      // After a failure, too (no room, say); otherwise every wake would try again.
      await ports.session.set({ [keys.sweptAt]: seal(now) });
    }
  });
}

async function sweepAll(ports: BackgroundPorts, now: number): Promise<void> {
  const oldest = now - (await readSettings(ports.local)).historyDays * day;
  const stored = await ports.local.keys();
  for (const key of [...stored, ...(await ports.session.keys())]) {
    const kind = kindOf(key);
    const id = idOf(key);
    const locked = (work: () => Promise<void>) => ports.locks.run(keys.task(id), work);
    if (kind === 'log') await locked(() => sweepLog(ports, key, oldest));
    if (kind === 'answer' || kind === 'call') await locked(() => sweepCall(ports, key, id));
  }
  await sweepDrafts(ports, stored, oldest);
  await releaseHosts(ports);
}

async function sweepLog({ local }: BackgroundPorts, key: string, oldest: number): Promise<void> {
  const log = await read(local, key, logSchema);
  const recent = log?.filter(({ at }) => at >= oldest);
  if (recent?.length !== log?.length) await local.set({ [key]: seal(recent) });
}

/** Removes what a worker that died left of a task's ended call, also a secret in memory. */
async function sweepCall(ports: BackgroundPorts, key: string, id: string): Promise<void> {
  const task = await readTask(ports, id);
  if (task?.call !== null) return;
  await Promise.all([ports.local.remove([key]), ports.session.remove([key])]);
}

/**
 * Removes the drafts of calls that no task remembers, that ended too long ago, or whose answer is known to
 * have arrived.
 */
async function sweepDrafts(
  ports: BackgroundPorts,
  stored: readonly string[],
  oldest: number,
): Promise<void> {
  const tasks = await readAllTasks(ports);
  const readable = new Set(tasks.map(({ id }) => keys.task(id)));
  // A task that cannot be read may need any of the drafts: remove none.
  if (stored.some((key) => key.startsWith(prefixes.task) && !readable.has(key))) return;
  const needed = new Set(
    tasks.flatMap(({ id, call, settled }) => {
      const unanswered = settled.filter(
        ({ outcome, at }) => outcome !== 'confirmed' && at >= oldest,
      );
      const calls = call === null ? unanswered : [call, ...unanswered];
      return calls.flatMap(({ toolCallId }) => draftsOf(id, toolCallId));
    }),
  );
  await ports.local.remove(
    stored.filter((key) => key.startsWith(prefixes.draft) && !needed.has(key)),
  );
}
