import { handleCommand } from '@/lib/background/handle-command';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { logSchema } from '@/lib/task/log';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };

test.each([
  ['a task that is gone', {}],
  ['a task without its connection', { [keys.task('a')]: seal(aTask().waiting().build()) }],
])('an answer of %s is not taken', async (_, stored) => {
  const { ports, storage } = backgroundWorld();
  await storage.local.set(stored);
  const before = storage.dump('local');
  expect(await handleCommand(ports, 'answer.submit', answer)).toEqual({
    ok: false,
    error: { code: 'not-found' },
  });
  expect(storage.dump('local')).toEqual(before);
});

test('a page is told that its answer was taken, and that one which came later was not', async () => {
  const { ports, storage } = backgroundWorld();
  await storage.local.set({
    [keys.task('a')]: seal(aTask().waiting().build()),
    [keys.connection('office')]: seal(buildConnection()),
  });
  const give = () => handleCommand(ports, 'answer.submit', answer);
  expect(await give()).toEqual({ ok: true, value: null });
  expect(await give()).toEqual({ ok: false, error: { code: 'stale-call' } });
});

test('a secret answer is there as soon as its record says so, should the worker die then', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  await world.worker.wake();
  const of = (operation: string) => operation.startsWith('local.set task');
  const worker = world.startWorker({ fault: 'die-after', nth: 1, of });
  expect(await worker.command('answer.submit', { ...answer, secret: true })).toBe('dead');
  world.startWorker();
  await world.pass(30_000);
  expect(world.service.task('service-a').answers).toEqual([{ toolCallId: 'call-1', input: '[]' }]);
});

test.each([
  [true, 'session', 'local'],
  [false, 'local', 'session'],
] as const)(
  'an answer, secret: %s, is in %s alone, and what it was in the history',
  async (...row) => {
    const [secret, here, elsewhere] = row;
    const { ports, storage } = backgroundWorld();
    await storage.local.set({
      [keys.task('a')]: seal(aTask().waiting().build()),
      [keys.connection('office')]: seal(buildConnection()),
    });
    const answers = [{ label: 'Code', text: '12' }];
    await handleCommand(ports, 'answer.submit', { ...answer, secret, answers });
    expect(storage.dump(here)).toHaveProperty([keys.answer('a')]);
    expect(storage.dump(elsewhere)).not.toHaveProperty([keys.answer('a')]);
    expect(await read(ports.local, keys.log('a'), logSchema)).toMatchObject([{ answers }]);
  },
);
