import { HTTPException } from 'hono/http-exception';
import type { Task } from '../tasks/task.ts';
import type { TaskStore } from '../tasks/task-store.ts';

/** @throws {HTTPException} 404 */
export function findTask(tasks: TaskStore, taskId: string): Task {
  const task = tasks.find(taskId);
  if (task === undefined) throw new HTTPException(404, { message: 'Task not found' });
  return task;
}
