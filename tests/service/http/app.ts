import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { TaskStore } from '../tasks/task-store.ts';
import { checkKey } from './check-key.ts';
import type { ServiceEnv } from './context.ts';
import { createTask } from './create-task.ts';
import { prefix } from './endpoint.ts';
import { addExtras } from './extras/add-extras.ts';
import { livePage, liveStatus } from './extras/live.ts';
import { findTask } from './find-task.ts';
import { listRuns } from './list-runs.ts';
import { refuse, type RefuseWith } from './refusal.ts';
import { runStatus } from './run-status.ts';
import { toolInput } from './tool-input.ts';

interface AppParts {
  readonly key: string;
  readonly refuseWith: RefuseWith;
  readonly extras: boolean;
  readonly tasks: TaskStore;
  readonly recorder: MiddlewareHandler<ServiceEnv>;
  readonly misbehaver: MiddlewareHandler<ServiceEnv>;
}

/** The interface over HTTP. No CORS headers: an extension with a host permission needs none. */
export function createApp({ key, refuseWith, extras, tasks, recorder, misbehaver }: AppParts) {
  const app = new Hono<ServiceEnv>();
  app.use(recorder);
  app.use(misbehaver);
  if (extras) app.get('/live/:taskId', livePage);
  app.use(checkKey(key));
  app.post(`${prefix}/task/create`, (c) => createTask(c, tasks));
  app.get(`${prefix}/task/:taskId/runs`, (c) =>
    listRuns(c, findTask(tasks, c.req.param('taskId'))),
  );
  app.get(`${prefix}/task/:taskId/run/status`, (c) => {
    const task = findTask(tasks, c.req.param('taskId'));
    return runStatus(c, task, extras ? { liveStatus: liveStatus(c, task) } : {});
  });
  app.post(`${prefix}/task/:taskId/run/tool-input`, (c) =>
    toolInput(c, findTask(tasks, c.req.param('taskId')), tasks),
  );
  if (extras) addExtras(app, tasks);
  app.notFound(() => {
    throw new HTTPException(404, { message: 'Not found' });
  });
  app.onError((error, c) => refuse(error, c, refuseWith));
  return app;
}
