import type { Fault } from '../support/world/faults';
import { aWorld, type World } from '../support/world/world';
import type { Flow, Intent } from './flow';
import { react } from './person';
import { judge, type Verdict } from './verdict';

/** Where a flow is cut off, and what starts again after that. */
export interface Point {
  readonly fault: Fault;
  /** The number of the operation at which the flow is cut off. */
  readonly nth: number;
  readonly restart: 'worker' | 'browser';
}

export interface Struck {
  /** The operation that was hit. */
  readonly operation: string;
  readonly verdict: Verdict;
}

/**
 * Cuts a flow off, starts again on what storage holds, and judges. Null: the flow has no such
 * operation.
 */
export async function strike(flow: Flow, { fault, nth, restart }: Point): Promise<Struck | null> {
  const world = await aWorld();
  await flow.prepare(world);
  const of = fault === 'fail-after' ? (operation: string) => operation === 'fetch' : undefined;
  const worker = world.startWorker({ fault, nth, ...(of && { of }) });
  await flow.act(world, worker);
  if (worker.struck === null) return null;
  if (restart === 'browser') await world.restartBrowser();
  else world.startWorker();
  await untilQuiet(world, flow.intent);
  return { operation: worker.struck, verdict: await judge(world, flow.intent) };
}

/** Repeats wakes, and lets the person do what Beckon asks for, until nothing changes any more. */
async function untilQuiet(world: World, intent: Intent | undefined): Promise<void> {
  let changes = 0;
  const stop = world.storage.changes.subscribe('local', () => {
    changes += 1;
  });
  for (let quiet = 0, round = 0; quiet < 3 && round < 40; round += 1) {
    const before = changes;
    await world.pass(30_000);
    await react(world, intent);
    quiet = changes === before ? quiet + 1 : 0;
  }
  stop();
}
