import type { Hono } from 'hono';
import type { TaskStore } from '../../tasks/task-store.ts';
import type { ServiceEnv } from '../context.ts';
import { prefix } from '../endpoint.ts';
import { findTask } from '../find-task.ts';
import { listTasks } from './list-tasks.ts';
import { runResult } from './run-result.ts';
import { stopRun } from './stop-run.ts';
import { stopTask } from './stop-task.ts';

/** The endpoints public servers have beyond the interface; all of them want the key. */
export function addExtras(app: Hono<ServiceEnv>, tasks: TaskStore): void {
  app.get(`${prefix}/check`, (c) => c.json({ success: true, data: 'ok' }));
  app.get(`${prefix}/tasks`, (c) => listTasks(c, tasks));
  app.get(`${prefix}/task/:taskId/run/result`, (c) =>
    runResult(c, findTask(tasks, c.req.param('taskId'))),
  );
  app.put(`${prefix}/task/:taskId/run/stop`, (c) =>
    stopRun(c, findTask(tasks, c.req.param('taskId')), tasks),
  );
  app.put(`${prefix}/task/:taskId/stop`, (c) =>
    stopTask(c, findTask(tasks, c.req.param('taskId')), tasks),
  );
}
