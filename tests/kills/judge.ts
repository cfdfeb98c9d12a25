import { blindSends } from '../crash/blind-sends.ts';
import type { RunningService } from '../service/start-service.ts';
import type { Received } from '../support/world/scripted-service.ts';
import type { SeenTask } from './records.ts';

export interface Tally {
  readonly kills: number;
  readonly tasks: number;
  /** How many answers the person gave. */
  readonly answers: number;
  readonly lost: number;
  readonly blind: number;
  readonly duplicates: number;
}

interface Outcome {
  readonly kills: number;
  readonly tasks: readonly SeenTask[];
  /** The answers that the person gave, by Beckon's id of the task. */
  readonly given: ReadonlyMap<string, string>;
  readonly duplicates: number;
}

/** Counts at the service and on the desktop; Beckon's records only tell which task is which. */
export function judge(
  service: RunningService,
  { kills, tasks, given, duplicates }: Outcome,
): Tally {
  const arrived = (taskId: string | undefined, input: string) =>
    service.tasks.some(
      (task) =>
        task.taskId === taskId && task.runs[0].answers.some((answer) => answer.input === input),
    );
  const lost = [...given].filter(([id, input]) => {
    const task = tasks.find((one) => one.id === id);
    return !arrived(task?.creation.taskId, input);
  });
  return {
    kills,
    tasks: tasks.length,
    answers: given.size,
    lost: lost.length,
    blind: blindSends(service.requests.flatMap(received)),
    duplicates,
  };
}

/**
 * A request at the service, as `blindSends` counts it. Each agent asks once, so the task's id
 * stands for the call. Every reading counts as one that showed the call: the requests do not say
 * whether it did.
 */
function received({ at, endpoint, path }: RunningService['requests'][number]): readonly Received[] {
  if (endpoint !== 'status' && endpoint !== 'input') return [];
  const taskId = path.split('/').at(-3) ?? null;
  const rest = { taskId, toolCallId: taskId, input: null, applied: false };
  return [{ at, kind: endpoint, ...rest }];
}

export function tallyLine({ kills, tasks, answers, lost, blind, duplicates }: Tally): string {
  return (
    `${kills} kills of the worker, ${tasks} tasks, ${answers} answers: answers lost ${lost}, ` +
    `blind second sends ${blind}, duplicate notifications ${duplicates}`
  );
}
