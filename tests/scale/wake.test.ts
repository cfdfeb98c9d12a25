import { handleCommand } from '@/lib/background/handle-command';
import { describe, expect, test, vi } from 'vitest';
import { aTask } from '../support/a-task';
import { buildConnection, testNow } from '../support/build-task';
import { aWorld, type World } from '../support/world/world';

vi.setConfig({ testTimeout: 60_000 });

const connections = ['office', 'home', 'lab'];

/** What one wake costs, counted at the ports. */
interface Cost {
  readonly requests: number;
  readonly diskWrites: number;
  readonly memoryWrites: number;
  readonly scheduleReads: number;
  readonly recordReads: number;
}

/** All tasks were checked 30 s ago; of them `due` run, and the others ended. */
async function settledWorld(tasks: number, due: number): Promise<World> {
  const world = await aWorld();
  for (const id of connections) await world.connect(buildConnection({ id }));
  const records = Array.from({ length: tasks }, (_, index) => {
    const connectionId = connections[index % connections.length] ?? '';
    const task = aTask(`task-${index}`).with({ connectionId });
    return (index < due ? task : task.status('completed', testNow)).build();
  });
  await world.put(...records);
  for (const { id } of records.slice(due)) world.service.finish(`service-${id}`, 'completed');
  // This wake reads the detailed statuses once, so that nothing changes any more.
  await world.worker.wake();
  await world.clock.advance(30_000);
  return world;
}

/** @param pages how many pages are open, each of which shows a task that is due */
async function costOfWake(tasks: number, due: number, pages = 0): Promise<Cost> {
  const world = await settledWorld(tasks, due);
  for (let page = 0; page < pages; page += 1) {
    const shown = { shows: `task-${page}`, request: true, visible: true };
    await handleCommand(world.worker.ports, 'check.due', { page: `page-${page}`, ...shown });
  }
  const received = world.service.received.length;
  const { operations } = world.worker;
  operations.length = 0;
  await world.worker.alarm();
  const count = (prefix: string) => operations.filter((name) => name.startsWith(prefix)).length;
  return {
    requests: world.service.received.length - received,
    diskWrites: count('local.set') + count('local.remove'),
    memoryWrites: count('session.set'),
    scheduleReads: count('session.get schedule'),
    recordReads: count('local.get task'),
  };
}

describe.each([0, 10, 100])('with %i due', (due) => {
  test('a wake over 1,000 tasks asks for those, and writes nothing that did not change', async () => {
    const cost = await costOfWake(1_000, due);
    expect(cost.requests).toBe(due);
    expect(cost.diskWrites).toBe(0);
    // All that was read shares one write.
    expect(cost.memoryWrites).toBeLessThanOrEqual(Math.min(due, 1));
    expect(cost.recordReads).toBeLessThanOrEqual(2 * due);
  });

  test('it costs the same as over 200', async () => {
    expect(await costOfWake(1_000, due)).toEqual(await costOfWake(200, due));
  });
});

test('what is on screen, and so written down at once, costs a wake a write a page at most', async () => {
  const [none, five] = [await costOfWake(200, 100), await costOfWake(200, 100, 5)];
  expect(five.memoryWrites).toBeLessThanOrEqual(none.memoryWrites + 5);
  expect(five.diskWrites).toBe(0);
});

test('ten times as many due cost at most eleven times as much', async () => {
  const [few, many] = [await costOfWake(1_000, 10), await costOfWake(1_000, 100)];
  for (const name of ['requests', 'memoryWrites', 'scheduleReads', 'recordReads'] as const) {
    expect(many[name]).toBeLessThanOrEqual(11 * few[name]);
  }
});

test('a fast page starves nobody: hot and slow tasks are all checked in their time', async () => {
  const world = await settledWorld(60, 60);
  const { service } = world;
  const before = service.received.length;
  for (let beat = 0; beat < 15; beat += 1) {
    await world.worker.command('check.due', {
      page: 'panel',
      shows: 'task-0',
      request: false,
      visible: true,
    });
    await world.clock.advance(2_000);
  }
  const asked = Map.groupBy(service.received.slice(before), ({ taskId }) => taskId);
  expect(asked.get('service-task-0')?.length).toBeGreaterThanOrEqual(14);
  for (let index = 1; index < 60; index += 1) {
    expect(asked.get(`service-task-${index}`)?.length).toBeGreaterThanOrEqual(2);
  }
});

test('ten open pages cost the service what one costs', async () => {
  const requests = async (pages: number) => {
    const world = await settledWorld(5, 5);
    const before = world.service.received.length;
    const show = { shows: 'task-0', request: false, visible: true } as const;
    for (let beat = 0; beat < 15; beat += 1) {
      const beats = Array.from({ length: pages }, (_, page) =>
        world.worker.command('check.due', { page: `page-${page}`, ...show }),
      );
      await world.clock.run(Promise.all(beats));
      await world.clock.advance(2_000);
    }
    return world.service.received.length - before;
  };
  expect(await requests(10)).toBe(await requests(1));
});
