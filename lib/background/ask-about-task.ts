import type { CommandError } from '@/lib/messages';
import { fail, type Result } from '@/lib/result';
import type { ServiceError } from '@/lib/service/errors';
import type { Extras } from '@/lib/service/extras/types';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { taskRecordSchema } from '@/lib/task/record';
import { askService } from './ask-service';
import type { Context } from './commands/handler';

/** Asks a task's service what only some services answer. `taskId` is the service's own. */
export async function askAboutTask<Value>(
  context: Context,
  id: string,
  ask: (extras: Extras, taskId: string) => Promise<Result<Value, ServiceError>>,
): Promise<Result<Value, CommandError>> {
  const task = await read(context.ports.local, keys.task(id), taskRecordSchema);
  if (task?.creation.state !== 'created') return fail({ code: 'not-found' });
  const { taskId } = task.creation;
  return askService(context, task.connectionId, ({ extras }) => ask(extras, taskId));
}
