import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { aTask } from '../../support/a-task';
import { aWorld } from '../../support/world/world';

test('an answer whose task is forgotten at the last moment is not sent', async () => {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  world.online = false;
  await world.worker.command('answer.submit', {
    id: 'a',
    toolCallId: 'call-1',
    input: '[]',
    secret: false,
    answers: [],
  });
  const { local } = world.storage;
  const get = local.get.bind(local);
  const forgotten: string[] = [];
  Object.assign(local, {
    get: async (wanted: readonly string[]) => {
      const found = await get(wanted);
      if (wanted.includes(keys.answer('a'))) {
        forgotten.push('a');
        await local.remove([keys.task('a')]);
      }
      return found;
    },
  });
  world.online = true;
  await world.worker.alarm();
  expect(forgotten).toEqual(['a']);
  expect(world.service.received.filter(({ kind }) => kind === 'input')).toEqual([]);
});
