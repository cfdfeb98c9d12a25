import { expect, test } from 'vitest';
import { answers, input, realWorld, startWaiting, submit, whereabouts } from './real-world';

test('offline, a service on this machine is asked and answered all the same', async () => {
  const real = await realWorld();
  real.world.online = false;
  const { id } = await startWaiting(real);
  expect(await real.world.worker.command('task.check', { id })).toMatchObject({ ok: true });
  expect(await real.world.worker.command('task.runs', { id, page: 1 })).toMatchObject({ ok: true });
  await submit(real);
  await expect.poll(() => answers(real)).toEqual([input]);
  await real.world.pass(2 * 60_000);
  expect(await whereabouts(real)).toBe('confirmed');
});
