import { notificationId, summaryId } from '@/lib/background/attention/notification-id';
import { needsPerson } from '@/lib/task/needs-person';
import type { TaskRecord } from '@/lib/task/record';
import type { World } from '../support/world/world';
import { blindSends } from './blind-sends';
import type { Intent } from './flow';

/** How a flow came out. All counts must be 0, and `untruths` must be empty. */
export interface Verdict {
  readonly lost: number;
  readonly blind: number;
  readonly duplicates: number;
  /**
   * How many waiting requests no notification tells of. Nobody closes, mutes or snoozes one here, no hours
   * are quiet and no page is open, so it should stand.
   */
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
  // A paused task's notification is not raised again after a start of the browser.
  const waiting = tasks.filter((task) => task.watch === 'watched' && needsPerson(task));
  const isCreated = world.service.received.some(({ kind }) => kind === 'create');
  return {
    lost: intent === undefined || hasAnswer(world, intent) ? 0 : 1,
    blind: blindSends(world.service.received),
    duplicates: world.desktop.duplicates,
    untold: waiting.filter((task) => !isTold(world, task)).length,
    untracked: isCreated && tasks.length === 0 ? 1 : 0,
    untruths: await world.untruths(),
  };
}

/** The summary counts for all: which ones it stands for, only Beckon's own records say. */
function isTold({ desktop }: World, { id, call }: TaskRecord): boolean {
  const own = notificationId({ kind: 'request', task: id, call: call?.toolCallId ?? '' });
  return desktop.shown.includes(own) || desktop.shown.includes(summaryId);
}

function hasAnswer(world: World, { id, input }: Intent): boolean {
  return world.service.task(`service-${id}`).answers.some((answer) => answer.input === input);
}
