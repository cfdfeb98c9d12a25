import { HTTPException } from 'hono/http-exception';
import type { Task } from '../../tasks/task.ts';
import type { TaskStore } from '../../tasks/task-store.ts';
import type { ServiceContext } from '../context.ts';

/** The task gets no further runs; the one under way goes on. */
export function stopTask(c: ServiceContext, { taskId, stopped }: Task, tasks: TaskStore): Response {
  if (stopped) throw new HTTPException(409, { message: 'Task already stopped' });
  tasks.stopTask(taskId);
  return c.json({ success: true });
}
