import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const draft = seal({ writer: 'page', fields: [], reply: 'half a sentence', forget: null });
const typed = [keys.draft('a', 'call-1'), keys.reason('a', 'call-1')];

async function typing(): Promise<World> {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  world.service.ask('service-a', 'call-1');
  await world.pass(30_000);
  await world.storage.local.set(Object.fromEntries(typed.map((key) => [key, draft])));
  return world;
}

const left = (world: World) =>
  Object.keys(world.storage.dump('local')).filter((key) => key.startsWith('draft:'));

test('what was typed for a request that is replaced stays, why it cannot be answered too', async () => {
  const world = await typing();
  world.service.ask('service-a', 'call-2');
  await world.pass(60_000);
  expect((await world.task('a'))?.settled[0]?.outcome).toBe('superseded');
  expect(left(world)).toEqual(typed);
});

test('it goes once the answer is known to have arrived', async () => {
  const world = await typing();
  const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await world.worker.command('answer.submit', answer);
  await world.pass(60_000);
  expect((await world.task('a'))?.settled[0]?.outcome).toBe('confirmed');
  expect(left(world)).toEqual([]);
});
