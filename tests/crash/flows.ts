import { seal } from '@/lib/store/envelope';
import type { Draft } from '@/lib/store/draft';
import { keys } from '@/lib/store/keys';
import { transition } from '@/lib/task/transition';
import { buildTask } from '../support/build-task';
import type { World } from '../support/world/world';
import type { Flow, Intent } from './flow';
import { submit } from './person';

const id = 'a';
const taskId = 'service-a';
const plain: Intent = {
  id,
  toolCallId: 'call-1',
  input: '[{"label":"Name","value":"Kim"}]',
  secret: false,
};
const secret: Intent = {
  ...plain,
  input: '[{"label":"Password","value":"hunter22"}]',
  secret: true,
};

async function running(world: World): Promise<void> {
  await world.put(buildTask(id));
  await world.worker.wake();
}

/** A request waits. The person was told of it and has begun to type. */
async function waiting(world: World): Promise<void> {
  await running(world);
  world.service.ask(taskId, 'call-1');
  await world.pass(30_000);
  const draft: Draft = { writer: 'page', fields: [], reply: 'Ki', forget: null };
  await world.storage.local.set({ [keys.draft(id, 'call-1')]: seal(draft) });
}

/** The same, but version 1 wrote all of it, and has just been replaced. */
async function waitingSinceVersion1(world: World): Promise<void> {
  await waiting(world);
  const newer = new Set(['pinned', 'stopped', 'forget']);
  const written = Object.entries(world.storage.dump('local')).map(([key, item]) => {
    const text = JSON.stringify(item, (name, value) => (newer.has(name) ? undefined : value));
    return [key, { ...JSON.parse(text), v: 1 }];
  });
  await world.storage.local.set(Object.fromEntries(written));
  await world.restartBrowser();
}

/** The answer was given, and the worker died before it could send it. */
async function queued(world: World): Promise<void> {
  await waiting(world);
  const { origin } = new URL(world.service.baseUrl);
  const event = { type: 'answered', toolCallId: 'call-1', secret: false } as const;
  const [task] = await world.tasks();
  if (task === undefined) throw new Error('There is no task.');
  await world.storage.local.set({
    [keys.task(id)]: seal(transition(task, event, world.clock.now())),
    [keys.answer(id)]: seal({ toolCallId: 'call-1', origin, input: plain.input }),
  });
}

/** The service took the answer; its status still shows the call. */
const accepted = (intent: Intent) => async (world: World) => {
  await waiting(world);
  world.service.lingers = 2;
  await submit(world, intent);
};

export const flows: readonly Flow[] = [
  {
    name: 'create',
    prepare: async () => undefined,
    act: async (_, worker) => {
      await worker.command('task.create', {
        connectionId: 'office',
        instruction: 'Log in',
        agent: 'BROWSER_AGENT',
        tools: [],
      });
    },
  },
  {
    name: 'poll',
    prepare: async (world) => {
      await running(world);
      await world.clock.advance(30_000);
      world.service.task(taskId).detailedStatus = 'ready';
    },
    act: (_, worker) => worker.alarm(),
  },
  {
    name: 'new call',
    prepare: async (world) => {
      await running(world);
      await world.clock.advance(30_000);
      world.service.ask(taskId, 'call-1');
    },
    act: (_, worker) => worker.alarm(),
  },
  {
    name: 'burst of calls',
    prepare: async (world) => {
      const ids = ['a', 'b', 'c', 'd'];
      await world.put(...ids.map((id) => buildTask(id)));
      await world.worker.wake();
      await world.clock.advance(30_000);
      for (const id of ids) world.service.ask(`service-${id}`, `call-${id}`);
    },
    act: (_, worker) => worker.alarm(),
  },
  {
    name: "the browser's start, which took the notification away",
    prepare: async (world) => {
      await waiting(world);
      await world.restartBrowser();
    },
    act: (_, worker) => worker.alarm(),
  },
  {
    name: 'replaced call',
    prepare: async (world) => {
      await waiting(world);
      await world.clock.advance(30_000);
      world.service.ask(taskId, 'call-2');
    },
    act: (_, worker) => worker.alarm(),
  },
  {
    name: 'gone call',
    prepare: async (world) => {
      await waiting(world);
      await world.clock.advance(30_000);
      world.service.withdraw(taskId);
    },
    act: (_, worker) => worker.alarm(),
  },
  {
    name: 'discard',
    prepare: waiting,
    act: async (_, worker) => {
      await worker.command('task.discard', { id });
    },
  },
  {
    name: 'discard with the connection stopped',
    prepare: async (world) => {
      await waiting(world);
      await world.connect({ health: { state: 'refused-key', at: 0, message: null } });
      await world.restartBrowser();
      await world.worker.wake();
    },
    act: async (_, worker) => {
      await worker.command('task.discard', { id });
    },
  },
  {
    name: 'pause and resume',
    prepare: waiting,
    act: async (_, worker) => {
      await worker.command('task.watch', { id, watch: 'paused' });
      await worker.command('task.watch', { id, watch: 'watched' });
    },
  },
  {
    name: 'answer',
    prepare: waiting,
    act: (world) => submit(world, plain),
    intent: plain,
  },
  {
    name: 'answer the service is slow to show',
    prepare: async (world) => {
      await waiting(world);
      world.service.lingers = 1;
    },
    act: (world) => submit(world, plain),
    intent: plain,
  },
  {
    name: 'migrate',
    prepare: waitingSinceVersion1,
    act: async (world, worker) => {
      await worker.alarm();
      await submit(world, plain);
    },
    intent: plain,
  },
  {
    name: 'secret answer',
    prepare: waiting,
    act: (world) => submit(world, secret),
    intent: secret,
  },
  {
    name: 'take back',
    prepare: queued,
    act: async (_, worker) => {
      await worker.command('answer.withdraw', { id, toolCallId: 'call-1' });
      await worker.alarm();
    },
    intent: plain,
  },
  {
    name: 'confirm',
    prepare: accepted(plain),
    act: async (world, worker) => {
      for (let alarm = 0; alarm < 3; alarm += 1) {
        await world.clock.advance(30_000);
        await worker.alarm();
      }
    },
    intent: plain,
  },
  {
    name: 'send again',
    prepare: accepted(plain),
    act: async (world, worker) => {
      await worker.command('answer.resend', { id, toolCallId: 'call-1' });
      for (let alarm = 0; alarm < 3; alarm += 1) {
        await world.clock.advance(30_000);
        await worker.alarm();
      }
    },
    intent: plain,
  },
];
