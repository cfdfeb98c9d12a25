import { expect, test } from 'vitest';
import { aTask } from '../../support/a-task';
import { aWorld } from '../../support/world/world';

test('an answer given for one service never goes to another that its connection moves to', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  world.online = false;
  await world.worker.command('answer.submit', {
    id: 'a',
    toolCallId: 'call-1',
    input: '[{"label":"Password","value":"hunter2"}]',
    secret: true,
    answers: [],
  });
  const task = await world.task('a');
  world.permissions.add('https://elsewhere.example.net/*');
  await world.worker.command('connection.save', {
    id: task?.connectionId ?? '',
    name: 'Moved',
    address: 'https://elsewhere.example.net',
    key: 'another-key',
    allowPlainHttp: false,
    keyKept: 'disk',
  });
  world.online = true;
  await world.worker.alarm();
  expect(world.service.received.filter(({ kind }) => kind === 'input')).toEqual([]);
  expect((await world.task('a'))?.call?.delivery).toMatchObject({ state: 'lost', neverSent: true });
});
