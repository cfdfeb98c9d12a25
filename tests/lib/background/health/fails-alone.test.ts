import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

async function worldWhereAFails(fail: () => Promise<Response>) {
  const world = await aWorld();
  await world.put(buildTask('a'), buildTask('b'));
  await world.worker.wake();
  world.fetch = (input, init) =>
    new Request(input).url.includes('service-a/run/status')
      ? fail()
      : world.service.fetch(input, init);
  return world;
}

test('a task whose status alone fails, again and again, is marked: its agent may be waiting', async () => {
  const world = await worldWhereAFails(() => Promise.resolve(new Response('', { status: 500 })));
  await world.pass(20 * minute);
  expect((await world.task('a'))?.trouble?.kind).toBe('unreadable-status');
  expect((await world.task('b'))?.trouble).toBeNull();
  world.fetch = world.service.fetch;
  await world.pass(20 * minute);
  expect((await world.task('a'))?.trouble).toBeNull();
});

test('it is marked after five failures, no sooner: fewer may be the network’s', async () => {
  const marks: string[] = [];
  const world: World = await worldWhereAFails(async () => {
    marks.push((await world.task('a'))?.trouble?.kind ?? 'none');
    return new Response('', { status: 500 });
  });
  await world.pass(20 * minute);
  expect(marks.indexOf('unreadable-status')).toBe(5);
});

test('one that hangs is marked, too; none is where the whole service fails', async () => {
  const world = await worldWhereAFails(() => Promise.reject(new TypeError('network')));
  await world.pass(20 * minute);
  expect((await world.task('a'))?.trouble?.kind).toBe('unreadable-status');
  const down = await aWorld();
  await down.put(buildTask('a'), buildTask('b'));
  await down.worker.wake();
  down.service.meddle = () => new Response('', { status: 503 });
  await down.pass(60 * minute);
  expect((await down.task('a'))?.trouble).toBeNull();
});

test('one that its service always wants rest for is not', async () => {
  const world = await worldWhereAFails(() => Promise.resolve(new Response('', { status: 429 })));
  await world.pass(60 * minute);
  expect((await world.task('a'))?.trouble).toBeNull();
});
