import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';
import { blindSends } from '../../../crash/blind-sends';

/** The worker dies as it sends an answer. */
async function cutOff(secret: boolean): Promise<World> {
  const world = await aWorld();
  await world.put(buildTask('a'));
  await world.worker.wake();
  world.service.ask('service-a', 'call-1');
  await world.pass(minute);
  const of = (operation: string) => operation === 'fetch';
  const dying = world.startWorker({ fault: 'die-before', nth: 1, of });
  const input = '[{"label":"Password","value":"hunter22"}]';
  const call = { id: 'a', toolCallId: 'call-1' };
  void dying.command('answer.submit', { ...call, input, secret, answers: [] });
  await expect.poll(() => dying.struck).not.toBeNull();
  return world;
}
const delivery = async (world: World) => (await world.task('a'))?.call?.delivery;

test.each([
  ['', false, null],
  ['secret ', true, { state: 'lost', neverSent: false }],
])(
  'offline, a %sanswer that was being sent as the browser ended is not said to be on its way',
  async (_, secret, later) => {
    const world = await cutOff(secret);
    world.online = false;
    await (await world.restartBrowser()).wake();
    expect(await delivery(world)).toMatchObject({ state: 'uncertain' });
    world.online = true;
    await world.pass(2 * minute);
    expect(blindSends(world.service.received)).toBe(0);
    if (later !== null) expect(await delivery(world)).toMatchObject(later);
  },
);

test('an answer whose service is not asked before it has another key is not said to be on its way', async () => {
  const world = await cutOff(false);
  await world.connect({ health: { state: 'refused-key', at: 1, message: null } });
  await (await world.restartBrowser()).wake();
  expect(await delivery(world)).toMatchObject({ state: 'uncertain' });
});
