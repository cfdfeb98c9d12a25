import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { atRest } from '../../support/at-rest';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

/**
 * A page whose first reading of this key returns the value from before a change, and arrives after
 * that change.
 */
async function overtaken(hash: string, key: string, before: unknown, after: unknown) {
  const world = pageWorld();
  const { local } = world.storage;
  const finished = Promise.withResolvers<void>();
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  await local.set({ [key]: before });
  const get = local.get.bind(local);
  const reading = vi.spyOn(local, 'get').mockImplementation(async (wanted) => {
    const values = await get(wanted);
    if (wanted.includes(key)) await finished.promise;
    return values;
  });
  show(world, hash);
  await expect.poll(() => reading.mock.calls.flat(2)).toContain(key);
  await local.set({ [key]: after });
  finished.resolve();
  await atRest();
}

test('a task that changes while home reads it is shown as it is now', async () => {
  const task = (title: string) => seal(buildTask('a', { title }));
  await overtaken('#/', keys.task('a'), task('Before'), task('After'));
  await expect.element(page.getByRole('link', { name: /After/ })).toBeVisible();
  expect(page.getByText('Before').query()).toBeNull();
});

test('what happens to a task while its page reads that is shown', async () => {
  const log = (...at: readonly number[]) => seal(at.map((one) => ({ kind: 'created', at: one })));
  await overtaken('#/tasks/a', keys.log('a'), log(), log(1));
  await expect.element(page.getByText('Task created')).toBeVisible();
});
