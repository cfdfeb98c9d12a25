import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../service/start-service.ts';
import { answers, create, onlyTask, realWorld, startWaiting, submit } from './real-world';

const codes = [301, 302, 303, 307, 308];

/**
 * A service at another origin. It notes every request that reaches it, and the key that came with
 * it.
 */
async function elsewhere() {
  const other = await startService();
  onTestFinished(() => other.stop());
  return other;
}

test.each(codes)('%i to another origin takes neither key nor answer there', async (code) => {
  const other = await elsewhere();
  const real = await realWorld();
  await startWaiting(real);
  const how = { kind: 'redirect', to: `${other.baseUrl}/task/t/run/status`, code } as const;
  real.service.misbehave({ match: { path: 'status' }, how });
  real.service.misbehave({ match: { path: 'input' }, how });
  await submit(real);
  await real.world.pass(5 * 60_000);
  expect(other.requests).toEqual([]);
  expect(answers(real)).toHaveLength(1);
});

test.each(codes)('%i does not take a creation there', async (code) => {
  const other = await elsewhere();
  const real = await realWorld();
  const how = { kind: 'redirect', to: `${other.baseUrl}/task/create`, code } as const;
  real.service.misbehave({ match: { path: 'create' }, how });
  await create(real.world);
  expect(other.requests).toEqual([]);
  expect((await onlyTask(real.world)).creation.state).toBe('unknown');
});
