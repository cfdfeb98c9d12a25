import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, pageWorld, show } from '../../support/page-ports';
import { waitFor } from '../../support/wait-for';

afterEach(leave);

test('a visible page reports at once and every 2 s which task it shows', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const world = pageWorld();
    show(world, '#/tasks/a');
    const beats = (count: number) =>
      waitFor(
        `${count} beats`,
        async () => world.beats.length,
        (so) => so >= count,
      );
    await beats(1);
    await vi.advanceTimersByTimeAsync(4000);
    const page: unknown = expect.any(String);
    expect(world.beats).toEqual(
      Array.from({ length: 3 }, () => ({ page, shows: 'a', request: false, visible: true })),
    );
    location.hash = '#/tasks/b/request';
    await beats(5);
    expect(world.beats.slice(3)).toEqual([
      { page, shows: 'a', request: false, visible: false },
      { page, shows: 'b', request: true, visible: true },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('a request in a window behind others is not said to be seen', async () => {
  const world = pageWorld({ inFront: false });
  show(world, '#/tasks/b/request');
  await expect
    .poll(() => world.beats)
    .toMatchObject([{ shows: 'b', request: false, visible: true }]);
});

test('a page hidden while it asks whether it is in front is not said to be seen after that', async () => {
  const front = Promise.withResolvers<boolean>();
  const world = pageWorld();
  const windows = { ...world.ports.windows, inFront: vi.fn(() => front.promise) };
  show({ ...world, ports: { ...world.ports, windows } }, '#/tasks/b/request');
  await expect.poll(() => windows.inFront).toHaveBeenCalled();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => world.beats).toMatchObject([{ shows: 'b', visible: false }]);
  front.resolve(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(world.beats).toHaveLength(1);
  hidden.mockRestore();
});

test('a hidden page is silent, and reports when it is seen again', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const world = pageWorld();
  show(world, '#/');
  await expect.element(page.getByRole('heading', { name: 'Beckon', level: 1 })).toBeVisible();
  expect(world.beats).toEqual([]);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect
    .poll(() => world.beats)
    .toMatchObject([{ shows: null, request: false, visible: true }]);
});

test('a page that is closed says so at once', async () => {
  const world = pageWorld();
  show(world, '#/tasks/b/request');
  await expect.poll(() => world.beats).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(world.beats[1]).toMatchObject({ shows: 'b', request: false, visible: false });
});

test('a request counts as seen where the browser does not say whether it is in front', async () => {
  const world = pageWorld();
  const inFront = () => Promise.reject(new Error('No window'));
  const windows = { ...world.ports.windows, inFront };
  show({ ...world, ports: { ...world.ports, windows } }, '#/tasks/b/request');
  await expect.poll(() => world.beats).toMatchObject([{ shows: 'b', request: true }]);
});
