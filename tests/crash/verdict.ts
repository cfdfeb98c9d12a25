import { needsPerson } from '@/lib/task/needs-person';
import type { World } from '../support/world/world';
import { blindSends } from './blind-sends';
import type { Intent } from './flow';

/** How a flow came out. All counts must be 0, and `untruths` must be empty. */
export interface Verdict {
  readonly lost: number;
  readonly blind: number;
  readonly duplicates: number;
  /** How many waiting requests nobody was told of. */
  readonly untold: number;
  /** 1 if a task was asked for and Beckon knows of none. */
  readonly untracked: number;
  readonly untruths: readonly string[];
}

export const flawless: Verdict = {
  lost: 0,
  blind: 0,
  duplicates: 0,
  untold: 0,
  untracked: 0,
  untruths: [],
};

/** Counts at the service and on the desktop. Beckon's own records could be wrong in the same way. */
export async function judge(world: World, intent: Intent | undefined): Promise<Verdict> {
  const tasks = await world.tasks();
  const waiting = tasks.filter(needsPerson);
  const isCreated = world.service.received.some(({ kind }) => kind === 'create');
  return {
    lost: intent === undefined || hasAnswer(world, intent) ? 0 : 1,
    blind: blindSends(world.service.received),
    duplicates: world.desktop.duplicates,
    untold: world.desktop.raises.length === 0 ? waiting.length : 0,
    untracked: isCreated && tasks.length === 0 ? 1 : 0,
    untruths: await world.untruths(),
  };
}

function hasAnswer(world: World, { id, input }: Intent): boolean {
  return world.service.task(`service-${id}`).answers.some((answer) => answer.input === input);
}
