import { isStillAsked } from '@/lib/task/deliver';
import { needsPerson } from '@/lib/task/needs-person';
import type { World } from '../support/world/world';
import type { Intent } from './flow';

/** The person presses the form's button. */
export async function submit(
  world: World,
  { id, toolCallId, input, secret }: Intent,
): Promise<void> {
  const answers = [{ label: 'Name', text: secret ? '•••' : 'Kim' }];
  await world.worker.command('answer.submit', { id, toolCallId, input, secret, answers });
}

/** Does what a person would do about the tasks as Beckon shows them. */
export async function react(world: World, intent: Intent | undefined): Promise<void> {
  for (const task of await world.tasks()) {
    const { id, creation, call } = task;
    if (creation.state === 'unknown' || creation.state === 'refused') {
      await world.worker.command('task.retry', { id });
    }
    if (intent?.id !== id || call?.toolCallId !== intent.toolCallId || !needsPerson(task)) continue;
    if (isStillAsked(call.delivery)) await world.worker.command('answer.resend', intent);
    else await submit(world, intent);
  }
}
