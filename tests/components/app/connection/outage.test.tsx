import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  buildBackoff,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../../support/build-task';
import { leave, pageWorld, show, store } from '../../../support/page-ports';

afterEach(leave);

test.each([
  ['http://127.0.0.1:9/api/v1', true],
  ['https://api.example.net/api/v1', false],
])('offline, that a connection at %s is tried again is said: %s', async (baseUrl, isTried) => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => offline.mockRestore());
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection({ baseUrl })] });
  const backoff = { office: buildBackoff({ until: testNow - 1 }) };
  await world.storage.session.set(sealSchedule(buildSchedule([], { backoff })));
  show(world, '#/');
  await expect.element(page.getByText(/Office tasks cannot be reached/)).toBeVisible();
  expect(document.body.textContent.includes('tries again')).toBe(isTried);
});

test('an outage is read out as it begins, but not the seconds until it is tried again', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  const backoff = { office: buildBackoff({ until: testNow + 30_000 }) };
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], { backoff })));
  show(world, '#/tasks/a');
  const reads = (words: RegExp) => page.getByText(words).element().closest('output, [aria-live]');
  await expect.element(page.getByText(/tries again in 30 s/)).toBeVisible();
  expect(reads(/cannot be reached/)).toBeInstanceOf(HTMLOutputElement);
  expect(reads(/tries again in 30 s/)).toHaveAttribute('aria-live', 'off');
});
