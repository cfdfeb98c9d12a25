import { reconcile } from '@/lib/background/reconcile';
import { alarmSlack } from '@/lib/task/pace';
import { minute, second } from '@/lib/time';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { testNow } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';
import type { World } from '../../../support/world/world';

const burst = {
  'after the browser started': async (world: World) => {
    await world.restartBrowser();
  },
  'after the computer slept for forty minutes': async (world: World) => {
    await world.worker.wake();
    await world.clock.advance(40 * minute);
  },
};

test.each(Object.entries(burst))(
  'what an agent asks while hundreds of ended tasks are read, %s, is told with the next alarm',
  async (_, happen) => {
    const world = await aWorld();
    const ended = Array.from({ length: 300 }, (_, index) =>
      aTask(`t${index}`).status('completed', testNow).build(),
    );
    await world.put(aTask('a').build(), ...ended);
    for (const { id } of ended) world.service.finish(`service-${id}`, 'completed');
    await happen(world);
    let underWay = 0;
    world.fetch = async (...request) => {
      underWay += 1;
      await world.clock.sleep(second);
      underWay -= 1;
      return world.service.fetch(...request);
    };
    const { ports } = world.worker;
    const start = reconcile(ports);
    await world.clock.advance(10 * second);
    expect(underWay).toBe(5);
    world.service.ask('service-a', 'call-a');
    await world.clock.advance(20 * second);
    const alarm = reconcile(ports, alarmSlack);
    await world.clock.advance(2 * second);
    expect(world.desktop.raises).toHaveLength(1);
    await world.clock.advance(60 * second);
    await Promise.all([start, alarm]);
  },
);
