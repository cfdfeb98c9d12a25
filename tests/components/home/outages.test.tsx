import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildBackoff, buildConnection, buildSchedule, buildTask } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

test('that a service does not answer is read out when it begins', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/');
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  const heard = listen();
  const schedule = buildSchedule(['a'], { backoff: { office: buildBackoff() } });
  await world.storage.session.set(sealSchedule(schedule));
  await expect
    .poll(() => heard)
    .toEqual([expect.stringMatching(/^Office tasks cannot be reached/v)]);
});
