import { keys } from '../../../lib/store/keys.ts';
import { seal } from '../../../lib/store/envelope.ts';
import { sealSchedule } from '../../../lib/store/seal-schedule.ts';
import type { Beckon } from '../../support/beckon/beckon.ts';
import { buildCall, buildConnection, buildSchedule, buildTask } from '../../support/build-task.ts';

const waiting = 3;

/**
 * Stores tasks, the first few of which wait for the person. All were checked just now, so that none
 * becomes due during the measurement.
 */
export async function storeTasks(beckon: Beckon, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `t${index}`);
  const tasks = ids.map((id, index) =>
    buildTask(id, {
      call: index < waiting ? buildCall({ toolCallId: `call-${id}` }) : null,
      watch: 'paused',
      ...(index % 3 === 2 && {
        observed: { status: 'completed', detailedStatus: null, changedAt: Date.now() },
      }),
    }),
  );
  const schedule = buildSchedule(ids, {}, { pace: 'idle' });
  for (const [index, id] of ids.slice(0, waiting).entries()) {
    const entry = schedule.tasks[id];
    if (entry !== undefined) schedule.tasks[id] = { ...entry, waiting: `call-t${index}` };
  }
  await beckon.observer.store('local', {
    ...Object.fromEntries(tasks.map((task) => [keys.task(task.id), seal(task)])),
    [keys.connection('office')]: seal(buildConnection()),
  });
  await beckon.observer.store('session', sealSchedule(schedule));
}

/** Stores the form that the agent of the first task asks with. */
export async function storeForm(beckon: Beckon, parameters: unknown): Promise<void> {
  const call = {
    toolCallId: 'call-t0',
    toolName: 'form_input',
    parameters: JSON.stringify(parameters),
  };
  await beckon.observer.store('local', { [keys.call('t0')]: seal(call) });
}
