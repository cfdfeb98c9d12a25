import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { keys } from '@/lib/store/keys';
import { seal } from '@/lib/store/envelope';
import { aWorld } from '../../../support/world/world';
import { buildSave } from '../../../support/build-task';

const draft = seal({ writer: 'page', fields: [], reply: 'half a sentence', forget: null });

test.each([
  ['a secret', true],
  ['an', false],
])(
  '%s answer given for one service never goes to another that its connection moves to',
  async (_, secret) => {
    const world = await aWorld();
    await world.storage.local.set({ [keys.draft('a', 'call-1')]: draft });
    await world.put(aTask().waiting().build());
    world.online = false;
    await world.worker.command('answer.submit', {
      id: 'a',
      toolCallId: 'call-1',
      input: '[{"label":"Password","value":"hunter2"}]',
      secret,
      answers: [],
    });
    world.permissions.add('https://elsewhere.example.net/*');
    await world.worker.command(
      'connection.save',
      buildSave({ address: 'https://elsewhere.example.net' }),
    );
    world.online = true;
    await world.worker.alarm();
    expect(world.service.received.filter(({ kind }) => kind === 'input')).toEqual([]);
    const lost = { state: 'lost', neverSent: true, moved: true };
    expect((await world.task('a'))?.call?.delivery).toMatchObject(lost);
    expect(world.storage.dump('local')[keys.draft('a', 'call-1')]).toEqual(draft);
  },
);

test('an answer the one service took is not confirmed by another that its connection moves to', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  world.service.add('service-a');
  world.service.ask('service-a', 'call-1');
  world.service.lingers = 99;
  await world.worker.command('answer.submit', {
    id: 'a',
    toolCallId: 'call-1',
    input: '[]',
    secret: false,
    answers: [],
  });
  await world.worker.alarm();
  const task = await world.task('a');
  expect(task?.call?.delivery?.state).toBe('accepted');
  world.permissions.add('https://elsewhere.example.net/*');
  await world.worker.command(
    'connection.save',
    buildSave({ address: 'https://elsewhere.example.net' }),
  );
  world.service.task('service-a').lingering = null;
  await world.pass(60_000);
  expect((await world.task('a'))?.settled[0]?.outcome).toBe('unproven');
});
