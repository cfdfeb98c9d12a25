import { reconcile } from '@/lib/background/reconcile';
import { slots } from '@/lib/background/work/slots';
import { hour, second } from '@/lib/time';
import { describe, expect, test } from 'vitest';
import { asking } from '../../../support/attention-world';
import { buildCall, buildTask, testNow } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

/** A world with a request that was just read, and that the person is to be told of in 30 s. */
async function snoozed() {
  const world = await aWorld();
  const told = { raised: 0, raisedAt: null, snoozedUntil: testNow + 30_000 };
  await world.put(buildTask('a', { call: buildCall({ toolCallId: 'call-a', ...told }) }));
  await world.worker.alarm();
  expect(world.desktop.raises).toEqual([]);
  return world;
}

test('one that was just read is not kept waiting by a service that does not answer', async () => {
  const world = await snoozed();
  world.fetch = () => new Promise(() => {});
  await world.clock.advance(30_000);
  void reconcile(world.worker.ports);
  await world.clock.advance(1_000);
  expect(world.desktop.shown).toEqual(['request:a:call-a']);
  expect(world.desktop.badge.text).toBe('1');
});

describe('after a night', () => {
  const night = (world: World) => {
    world.clock.jump(8 * hour);
    const { fetch } = world;
    world.fetch = async (input, init) => {
      await world.clock.sleep(second);
      return fetch(input, init);
    };
  };

  test('one is told once it was read again, not if it is gone', async () => {
    const world = await snoozed();
    night(world);
    world.service.withdraw('service-a');
    await world.worker.alarm();
    expect(world.desktop.raises).toEqual([]);
    const waits = await snoozed();
    night(waits);
    await waits.worker.alarm();
    expect(waits.desktop.shown).toEqual(['request:a:call-a']);
  });

  test.each([0, 12])(
    'two wakes at once tell nothing that is gone, beside %i tasks',
    async (others) => {
      const world = await aWorld();
      const tasks = Array.from({ length: others }, (_, index) => buildTask(`t${index}`));
      await world.put(...tasks, asking('zz'));
      await world.worker.alarm();
      expect(world.desktop.raises).toHaveLength(1);
      night(world);
      world.service.withdraw('service-zz');
      const worker = await world.restartBrowser();
      await Promise.all([worker.wake(), worker.alarm()]);
      expect(world.desktop.raises).toHaveLength(1);
    },
  );

  test('nothing is told before the network is back', async () => {
    const world = await snoozed();
    night(world);
    world.online = false;
    await world.worker.alarm();
    expect(world.desktop.raises).toEqual([]);
    world.online = true;
    await world.worker.wake();
    expect(world.desktop.shown).toEqual(['request:a:call-a']);
  });

  test('one that was told of is not raised by a start of the browser if it is gone', async () => {
    const world = await aWorld();
    await world.put(asking('a'));
    await world.worker.alarm();
    expect(world.desktop.raises).toHaveLength(1);
    night(world);
    world.service.withdraw('service-a');
    await (await world.restartBrowser()).wake();
    expect(world.desktop.raises).toHaveLength(1);
  });

  test('one is not told before it was read where all slots are taken, after a failure too', async () => {
    const world = await snoozed();
    const { fetch } = world;
    world.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await world.clock.advance(20_000);
    await world.worker.alarm();
    world.fetch = fetch;
    night(world);
    world.service.withdraw('service-a');
    const others = Promise.withResolvers<void>();
    const held = slots.map((slot) =>
      world.locks.of(others).run(`slot:office:${slot}`, () => others.promise),
    );
    await world.worker.alarm();
    others.resolve();
    await Promise.all(held);
    await world.worker.alarm();
    expect(world.desktop.raises).toEqual([]);
  });

  test('one is told all the same where its service cannot be reached', async () => {
    const world = await snoozed();
    night(world);
    world.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await world.worker.alarm();
    expect(world.desktop.shown).toEqual(['request:a:call-a']);
  });
});
