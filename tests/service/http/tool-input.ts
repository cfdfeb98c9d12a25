import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { Task } from '../tasks/task.ts';
import type { TaskStore } from '../tasks/task-store.ts';
import type { ServiceContext } from './context.ts';
import { readBody } from './read-request.ts';

const bodySchema = z.strictObject({ input: z.string(), toolCallId: z.string() });

/** Interface §4.4; the refusals are those public servers give. */
export async function toolInput(
  c: ServiceContext,
  { taskId }: Task,
  tasks: TaskStore,
): Promise<Response> {
  const { input, toolCallId } = await readBody(c, bodySchema);
  if (input === '') throw new HTTPException(400, { message: 'Input is required' });
  // Read only after the body, which takes time: another answer may have been taken meanwhile.
  const call = tasks.find(taskId)?.runs[0].call;
  if (call == null) {
    throw new HTTPException(409, { message: 'Run is not waiting for tool input' });
  }
  if (call.toolCallId !== toolCallId) {
    throw new HTTPException(409, { message: 'Tool call ID mismatch' });
  }
  tasks.answer(taskId, input);
  return c.json({ success: true });
}
