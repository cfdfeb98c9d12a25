import { hour } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
const pay = { heading: 'Pay 900?', fields: [{ type: 'checkbox', label: 'Yes' }] };
const movedOn = () =>
  Response.json({ success: true, data: { status: 'running', detailedStatus: 'busy' } });

/** Nobody answered an answer's POST, and a status from another replica no longer shows the call. */
async function inDoubt() {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.ask('service-a', 'call-1');
  await world.pass(30_000);
  world.service.meddle = (kind) =>
    kind === 'input' ? new Response('', { status: 504 }) : movedOn();
  await world.worker.command('answer.submit', answer);
  await world.pass(60_000);
  expect((await world.task('a'))?.settled[0]?.outcome).toBe('unproven');
  return world;
}

test('a request that comes and goes after an answer in doubt is told of once', async () => {
  const world = await inDoubt();
  const raisedAt = new Set<number>();
  for (let turn = 0; turn < 6; turn += 1) {
    const shows = turn % 2 === 0;
    world.service.meddle = (kind) => (kind === 'status' && !shows ? movedOn() : undefined);
    await world.pass(60_000);
    const call = (await world.task('a'))?.call;
    expect(call === null).toBe(!shows);
    if (call?.raisedAt) raisedAt.add(call.raisedAt);
  }
  expect(raisedAt.size).toBe(1);
});

test('what is asked under the id of a request that was in doubt is shown before it is answered', async () => {
  const world = await inDoubt();
  const shown = async () => (await world.task('a'))?.call?.digest.heading;
  // The status lags once, and the person is asked anew.
  world.service.meddle = () => undefined;
  await world.pass(30_000);
  expect(await shown()).toBe('Log in');
  // The agent has had the answer and asks something else under the same id.
  world.service.ask('service-a', 'call-1', pay);
  await world.pass(60_000);
  expect(await shown()).toBe('Pay 900?');
});

test('what is asked again hours after an answer in doubt is asked since then', async () => {
  const world = await inDoubt();
  await world.pass(2 * hour);
  const askedAt = world.clock.now();
  world.service.meddle = () => undefined;
  await world.pass(hour);
  expect((await world.task('a'))?.call?.firstSeenAt).toBeGreaterThanOrEqual(askedAt);
});
