import type { CommandError } from '@/lib/commands';
import { fail, type Result } from '@/lib/result';
import type { ServiceError } from '@/lib/service/errors';
import type { Transport } from '@/lib/service/exchange';
import { withoutWords } from '@/lib/service/without-words';
import { askService } from './ask-service';
import { readTask } from '../records/read-tasks';
import type { WakePorts } from '../records/schedule-store';

/** Asks a task's service something about it, as `askService` does. `taskId` is the service's own. */
export async function askAboutTask<Value>(
  ports: WakePorts,
  id: string,
  ask: (transport: Transport, taskId: string) => Promise<Result<Value, ServiceError>>,
  tells?: (error: ServiceError) => boolean,
): Promise<Result<Value, CommandError>> {
  const task = await readTask(ports, id);
  if (task?.creation.state !== 'created') return fail({ code: 'not-found' });
  const { taskId } = task.creation;
  const askQuietly = async (transport: Transport) => {
    const result = await ask(transport, taskId);
    return result.ok ? result : fail(withoutWords(result.error, task.call?.delivery?.secret));
  };
  return askService(ports, task.connectionId, askQuietly, tells);
}
