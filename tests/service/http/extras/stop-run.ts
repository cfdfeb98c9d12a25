import { HTTPException } from 'hono/http-exception';
import type { Task } from '../../tasks/task.ts';
import type { TaskStore } from '../../tasks/task-store.ts';
import type { ServiceContext } from '../context.ts';

export function stopRun(c: ServiceContext, { taskId, runs }: Task, tasks: TaskStore): Response {
  const [{ status }] = runs;
  if (status === 'completed' || status === 'error') {
    throw new HTTPException(409, { message: 'Run already completed' });
  }
  tasks.stopRun(taskId);
  return c.json({ success: true });
}
