import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { askedWorld } from '../../../support/alike-questions';

/** A world whose agent asks under a heading that differs with each reading. */
async function counting() {
  const ask = (minutes: number) => ({
    heading: `Approve within ${minutes} minutes`,
    fields: [{ type: 'text', label: 'Your name' }],
  });
  const world = await askedWorld(ask(0));
  world.service.meddle = (kind) => {
    if (kind === 'status') world.service.ask('service-a', 'call-1', ask(world.clock.now()));
    return undefined;
  };
  return world;
}

test('a request whose heading counts down stays, also when the person checks it', async () => {
  const world = await counting();
  await world.pass(minute);
  await world.worker.command('task.check', { id: 'a' });
  expect(await world.task('a')).toMatchObject({ call: { toolCallId: 'call-1' }, settled: [] });
});

test('a request whose heading counts down is not told of every few minutes once it has waited for six hours', async () => {
  const world = await counting();
  await world.pass(6 * hour);
  const told = world.desktop.raises.length;
  await world.pass(3 * hour);
  // As often as of a new request: at once, and three reminders.
  expect(world.desktop.raises.length - told).toBeLessThanOrEqual(4);
});
