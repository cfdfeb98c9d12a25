import { keys } from '@/lib/store/keys';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aTask } from '../../../support/a-task';
import { aWorld } from '../../../support/world/world';

const call = { id: 'a', toolCallId: 'call-1' };
const answer = { ...call, input: '["hunter22"]', answers: [] };

/** The person gave an answer, and the service tells Beckon to wait with it. */
async function queued(secret: boolean) {
  const world = await aWorld();
  await world.put(aTask().waiting().build());
  world.service.add('service-a');
  world.service.ask('service-a', 'call-1');
  await world.worker.wake();
  world.service.meddle = (kind) =>
    kind === 'input' ? new Response('', { status: 429 }) : undefined;
  await world.worker.command('answer.submit', { ...answer, secret });
  return world;
}

test.each([false, true])(
  'an answer taken back, secret: %s, is gone and never sent',
  async (secret) => {
    const world = await queued(secret);
    expect(await world.worker.command('answer.withdraw', call)).toEqual({ ok: true, value: null });
    const [task] = await world.tasks();
    expect(task?.call?.delivery?.state).toBe('withdrawn');
    for (const area of ['local', 'session'] as const) {
      expect(world.storage.dump(area)).not.toHaveProperty([keys.answer('a')]);
    }
    world.service.meddle = () => undefined;
    await world.pass(60 * 60_000);
    expect(world.service.task('service-a').answers).toEqual([]);
  },
);

test('one that is taken back is no failure, though a full disk keeps what is left of it', async () => {
  const world = await queued(false);
  vi.spyOn(world.worker.ports.local, 'remove').mockRejectedValue(new Error('no space'));
  vi.stubGlobal('reportError', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await world.worker.command('answer.withdraw', call)).toEqual({ ok: true, value: null });
});

test('one that has arrived meanwhile stays as it is, and that is no failure', async () => {
  const world = await queued(false);
  world.service.meddle = () => undefined;
  world.service.lingers = 99;
  await world.pass(2 * 60_000);
  const [before] = await world.tasks();
  expect(before?.call?.delivery?.state).toBe('accepted');
  expect(await world.worker.command('answer.withdraw', call)).toEqual({ ok: true, value: null });
  expect(await world.tasks()).toEqual([before]);
});
