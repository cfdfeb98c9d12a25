import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  buildBackoff,
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
} from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const ids = Array.from({ length: 12 }, (_, index) => `c${index}`);
const notices = () => document.querySelectorAll('.notice').length;

test('where many connections need the person, the request that waits is still in sight', async () => {
  const world = pageWorld();
  const health = { state: 'refused-key', at: 1, message: null } as const;
  await store(world.storage, {
    connections: ids.map((id) => buildConnection({ id, name: id, health })),
    tasks: [buildTask('a', { connectionId: 'c0', call: buildCall() })],
  });
  show(world, '#/');
  await expect.element(page.getByText('c2 refused the key.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the other 9 in the settings' }))
    .toHaveAttribute('href', '#/settings');
  expect(notices()).toBe(4);
  const request = page.getByRole('region', { name: 'Needs you' }).getByRole('link').element();
  // The popup is 600 px high, and its bar at the bottom takes some 60 of them.
  expect(request.getBoundingClientRect().bottom).toBeLessThan(540);
});

test('where many services cannot be reached, what runs is still near', async () => {
  const world = pageWorld();
  await store(world.storage, {
    connections: ids.map((id) => buildConnection({ id, name: id })),
    tasks: [buildTask('a', { connectionId: 'c0' })],
  });
  const backoff = Object.fromEntries(ids.slice(0, 4).map((id) => [id, buildBackoff()]));
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], { backoff })));
  show(world, '#/');
  await expect.element(page.getByText('c2 cannot be reached.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the other one in the settings' }))
    .toBeVisible();
  expect(notices()).toBe(4);
});

test('three connections have three notices, though one of them could not be reached before, and no more', async () => {
  const world = pageWorld();
  const health = { state: 'refused-key', at: 1, message: null } as const;
  await store(world.storage, {
    connections: ids.slice(0, 3).map((id) => buildConnection({ id, name: id, health })),
  });
  const backoff = { c0: buildBackoff() };
  await world.storage.session.set(sealSchedule(buildSchedule([], { backoff })));
  show(world, '#/');
  await expect.element(page.getByText('c2 refused the key.')).toBeVisible();
  expect(notices()).toBe(3);
});
