import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import type { LinkProblem } from './link';
import type { BackgroundPorts } from './ports';
import type { ScheduleWriter } from './schedule-store';

type Problem = LinkProblem | { readonly code: 'refused-key'; readonly message: string | null };

/** Stops a connection that needs the person, and says so on it. Told once: it is not asked again. */
export async function noteConnection(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  id: string,
  problem: Problem,
): Promise<void> {
  const state = health(problem, ports.clock.now());
  if (state !== null) await setHealth(ports, id, state);
  await commit((draft) => {
    if (!draft.stopped.includes(id)) draft.stopped.push(id);
  });
}

/** Lets a mended connection be asked again, at once. */
export async function mendConnection(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  id: string,
): Promise<void> {
  await setHealth(ports, id, { state: 'ok' });
  await commit((draft) => {
    draft.stopped = draft.stopped.filter((stopped) => stopped !== id);
    delete draft.backoff[id];
  });
}

async function setHealth(
  ports: BackgroundPorts,
  id: string,
  next: Connection['health'],
): Promise<void> {
  await ports.locks.run(`connection:${id}`, async () => {
    const connection = await read(ports.local, keys.connection(id), connectionSchema);
    if (connection === null || connection.health.state === next.state) return;
    const troubleTold = next.state !== 'ok' && connection.troubleTold;
    await ports.local.set({
      [keys.connection(id)]: seal({ ...connection, health: next, troubleTold }),
    });
  });
}

function health(problem: Problem, at: number): Connection['health'] | null {
  switch (problem.code) {
    case 'not-found':
      return null;
    case 'refused-key':
      return { state: problem.code, at, message: problem.message };
    case 'no-key':
    case 'no-permission':
      return { state: problem.code, at };
  }
}
