import { getRequestListener } from '@hono/node-server';
import { randomBytes } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import { createApp } from './http/app.ts';
import { prefix } from './http/endpoint.ts';
import { close, listen, listenFrom, portOf } from './http/listen.ts';
import { record, type RecordedRequest } from './http/record.ts';
import type { RefuseWith } from './http/refusal.ts';
import { misbehave } from './misbehaviour/misbehave.ts';
import type { Misbehaviour } from './misbehaviour/misbehaviour.ts';
import { createPlan } from './misbehaviour/plan.ts';
import type { Task } from './tasks/task.ts';
import { TaskStore } from './tasks/task-store.ts';

export interface ServiceOptions {
  /** The port, or the next free one; any free one by default. */
  readonly port?: number;
  /** The API key; a random one by default. */
  readonly key?: string;
  /** How many times faster than a natural pace the agents work. */
  readonly speed?: number;
  readonly refuseWith?: RefuseWith;
  /** Whether the service has the endpoints that only some servers have; not by default. */
  readonly extras?: boolean;
  /**
   * Whether connections stay open between requests; not by default. A browser silently repeats a
   * request, even a POST, if the connection that it had kept for the request is cut.
   */
  readonly keepAlive?: boolean;
  /**
   * Given a line per request, and whenever an agent begins, asks, has its answer or ends. No line has a
   * key or a value.
   */
  readonly log?: (line: string) => void;
}

export interface RunningService {
  /** With the version prefix, as a client wants it. */
  readonly baseUrl: string;
  readonly origin: string;
  readonly key: string;
  /** Every request received, oldest first; grows while the service runs. */
  readonly requests: readonly RecordedRequest[];
  /** Every task created, oldest first, as it is now. */
  readonly tasks: readonly Task[];
  /** @returns a function that takes the misbehaviour back */
  misbehave(misbehaviour: Misbehaviour): () => void;
  /** Gives the task `count` completed runs, older than those it has. */
  addRuns(taskId: string, count: number): void;
  /** Begins a newer run of the task; the earlier run can no longer be read. */
  startRun(taskId: string): void;
  /** Cuts every connection and stops the agents where they stand. */
  stop(): Promise<void>;
  /** Starts the service again at the same address with the same key and tasks, stopped before or not. */
  restart(): Promise<void>;
}

/** Starts the service on loopback. */
export async function startService(options: ServiceOptions = {}): Promise<RunningService> {
  const { port = 0, speed = 1, keepAlive = false, log = () => undefined } = options;
  const key = options.key ?? randomBytes(24).toString('base64url');
  const requests: RecordedRequest[] = [];
  const plan = createPlan();
  const tasks = new TaskStore({ speed, say: log });
  let life = new AbortController();
  const app = createApp({
    key,
    refuseWith: options.refuseWith ?? 'success-false',
    extras: options.extras ?? false,
    tasks,
    recorder: record({ key, requests, log }),
    misbehaver: misbehave(plan, () => life.signal),
  });
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const listener: RequestListener = (request, response) => void handle(request, response);
  const listening = { listener, keepAlive };

  let server: Server | null = await listenFrom(listening, port);
  const address = portOf(server);
  const origin = `http://127.0.0.1:${address}`;

  const stop = async () => {
    if (server === null) return;
    const stopped = server;
    server = null;
    tasks.pause();
    life.abort();
    await close(stopped);
  };

  return {
    baseUrl: `${origin}${prefix}`,
    origin,
    key,
    requests,
    get tasks() {
      return tasks.all();
    },
    misbehave: (misbehaviour) => plan.add(misbehaviour),
    addRuns: (taskId, count) => tasks.addRuns(taskId, count),
    startRun: (taskId) => tasks.startRun(taskId),
    stop,
    async restart() {
      await stop();
      life = new AbortController();
      server = await listen(listening, address);
      tasks.resume();
    },
  };
}
