import { needsPerson } from '@/lib/task/needs-person';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { onTestFinished, vi } from 'vitest';
import { type RunningService, startService } from '../service/start-service.ts';
import { World } from '../support/world/world';

/** How long a request may take here, in ms. A real one may take 20 s, which no test should wait for. */
const patience = 2_500;
const moment = 5;

const wait = { timeout: 20_000, interval: 10 };

/** The answer that the person types and the agent must get. */
export const input = '[{"label":"Work email","value":"kim@example.com"}]';

/**
 * The background, over real sockets to a real service. Only the clock is not real: the test moves
 * it.
 */
export interface RealWorld {
  readonly world: World;
  readonly service: RunningService;
  /**
   * When requests of this kind were sent, by the world's clock, in seconds since the first request
   * of all.
   */
  times(kind: Kind): readonly number[];
  schedule(): Promise<Schedule>;
}

export type Kind = 'create' | 'status' | 'input' | 'runs';

export async function realWorld(): Promise<RealWorld> {
  const service = await startService({ speed: 1_000 });
  onTestFinished(() => service.stop());
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const impatient = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(patience));
  onTestFinished(() => impatient.mockRestore());
  const world = new World();
  const sent: { kind: Kind; at: number }[] = [];
  world.fetch = async (target, init) => {
    sent.push({ kind: kindOf(new Request(target).url), at: world.clock.now() });
    // A request also takes a moment by the world's clock.
    world.clock.jump(moment);
    return fetch(target, init);
  };
  world.permissions.add('http://127.0.0.1/*');
  await world.connect({ baseUrl: service.baseUrl }, service.key);
  const start = world.clock.now();
  return {
    world,
    service,
    times: (kind) => sent.filter((one) => one.kind === kind).map(({ at }) => (at - start) / 1_000),
    async schedule() {
      const schedule = await read(world.storage.session, keys.schedule, storedScheduleSchema);
      if (schedule === null) throw new Error('There is no schedule yet');
      return schedule;
    },
  };
}

/** The same service as if it were on another machine: one on this machine needs no network. */
export async function elsewhere(real: RealWorld): Promise<RealWorld> {
  const { world, service } = real;
  const { fetch: ask } = world;
  const here = new URL(service.baseUrl).hostname;
  const there = 'service.example.net';
  world.fetch = (target, init) => ask(new Request(target).url.replace(there, here), init);
  world.permissions.add(`http://${there}/*`);
  await world.connect({ baseUrl: service.baseUrl.replace(here, there) }, service.key);
  return real;
}

/** Starts a task and resolves with its id once the service has it and its agent waits. */
export async function startTask({ world, service }: RealWorld): Promise<string> {
  await create(world);
  await vi.waitFor(() => {
    if (service.tasks[0]?.runs[0].call == null) throw new Error('The agent does not ask yet');
  }, wait);
  return onlyTask(world).then(({ id }) => id);
}

export async function create(world: World): Promise<void> {
  await world.worker.command('task.create', {
    connectionId: 'office',
    instruction: 'Log in to the portal',
    agent: 'BROWSER_AGENT',
    tools: [],
  });
  await vi.waitFor(async () => {
    if ((await onlyTask(world)).creation.state === 'creating') throw new Error('Still creating');
  }, wait);
}

/** Starts a task whose request the person was told of and has begun to answer. */
export async function startWaiting(real: RealWorld): Promise<TaskRecord> {
  await startTask(real);
  await real.world.pass(30_000);
  const task = await onlyTask(real.world);
  if (task.call === null) throw new Error('The request was not seen');
  const draft = { fields: [], reply: 'kim' };
  await real.world.storage.local.set({ [keys.draft(task.id, task.call.toolCallId)]: seal(draft) });
  return task;
}

export async function submit({ world }: RealWorld): Promise<void> {
  const { id, call } = await onlyTask(world);
  const toolCallId = call?.toolCallId ?? '';
  await world.worker.command('answer.submit', {
    id,
    toolCallId,
    input,
    secret: false,
    answers: [],
  });
}

export async function onlyTask(world: World): Promise<TaskRecord> {
  const [task] = await world.tasks();
  if (task === undefined) throw new Error('There is no task');
  return task;
}

/** The answers that the agent got, in order. */
export function answers({ service }: RealWorld): readonly string[] {
  return service.tasks.flatMap((task) => task.runs[0].answers.map((answer) => answer.input));
}

/**
 * What became of the answer: the delivery state of an open call, the outcome of one that ended, or
 * `unanswered`.
 */
export async function whereabouts({ world }: RealWorld): Promise<string> {
  const task = await onlyTask(world);
  if (task.call === null) return task.settled[0]?.outcome ?? 'none';
  const state = task.call.delivery?.state ?? 'unanswered';
  return needsPerson(task) ? `${state}, back with the person` : state;
}

function kindOf(url: string): Kind {
  if (url.endsWith('/create')) return 'create';
  if (url.endsWith('/status')) return 'status';
  return url.endsWith('/tool-input') ? 'input' : 'runs';
}
