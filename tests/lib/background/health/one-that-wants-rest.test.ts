import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const ids = ['a', 'b', 'c', 'd'];

/** Makes the service fail for the named tasks. Returns the tasks it is asked about. */
function failing(world: World, tasks: string, headers: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  world.fetch = (input, init) => {
    const id = new Request(input).url.replace(/.*service-(\w).*/, '$1');
    asked.push(id);
    return tasks.includes(id)
      ? Promise.resolve(new Response('', { status: 503, headers }))
      : world.service.fetch(input, init);
  };
  return asked;
}

test('one task the service always wants rest for does not keep the others from being checked', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'), buildTask('b'));
  failing(world, 'a', { 'retry-after': '600' });
  await world.worker.wake();
  world.service.ask('service-b', 'call-b');
  await world.pass(hour);
  expect((await world.task('b'))?.call?.toolCallId).toBe('call-b');
});

test('a check that fails once is made again with the next alarm', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.pass(2 * minute);
  const failed = failing(world, 'a');
  await world.pass(minute / 2);
  expect(failed).toEqual(['a']);
  world.service.ask('service-a', 'call-a');
  const asked = failing(world, '');
  await world.pass(minute / 2);
  expect(asked).toEqual(['a']);
  expect(world.desktop.badge.text).toBe('1');
});

test('one whose check always fails is tried ever less, since each time the others must wait', async () => {
  const world = await aWorld();
  await world.put(...ids.map((id) => buildTask(id)));
  const asked = failing(world, 'a');
  await world.pass(hour);
  const [a = 0, ...others] = ids.map((id) => asked.filter((one) => one === id).length);
  expect(a).toBeLessThan(10);
  expect(Math.min(...others)).toBeGreaterThan(100);
});

test('after an hour in which no check succeeded all are made as soon as one does', async () => {
  const world = await aWorld();
  await world.put(...ids.map((id) => buildTask(id)));
  failing(world, 'abcd');
  await world.pass(hour);
  const asked = failing(world, '');
  while (asked.length === 0) await world.pass(minute / 2);
  expect(asked.toSorted()).toEqual(ids);
});
