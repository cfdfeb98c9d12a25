import { seal } from '@/lib/store/envelope';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const goTo = (hash: string) => {
  location.hash = hash;
};

test('another page takes the focus to its heading and names the document', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/');
  await userEvent.click(page.getByRole('link', { name: 'Settings' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.title).toBe('Settings · Beckon');
});

test('the way home is as tall as a finger needs it', async () => {
  show(pageWorld(), '#/');
  const home = page.getByRole('link', { name: 'All tasks' });
  await expect.element(home).toBeVisible();
  expect(home.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('another page begins at its top', async () => {
  show(pageWorld(), '#/');
  await expect.element(page.getByRole('heading', { name: 'Beckon', level: 1 })).toBeVisible();
  document.body.style.minHeight = '3000px';
  scrollTo(0, 500);
  goTo('#/settings');
  await expect.element(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect.poll(() => scrollY).toBe(0);
  document.body.removeAttribute('style');
});

test('a page that is read from storage first has the focus on its heading too', async () => {
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a', { title: 'Paper' })] });
  show(world, '#/');
  await userEvent.click(page.getByRole('link', { name: /^Paper/ }));
  await expect.element(page.getByRole('heading', { name: 'Paper', level: 1 })).toHaveFocus();
});

test('a page that is read from storage takes the focus once, not before it knows what it is about', async () => {
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a', { title: 'Paper' })] });
  const { local } = world.storage;
  const get = async (wanted: readonly string[]) => {
    if (wanted.includes(keys.task('a')) || wanted.includes(keys.library))
      await new Promise((resolve) => setTimeout(resolve, 100));
    return local.get(wanted);
  };
  const focused: (string | null)[] = [];
  const note = ({ target }: FocusEvent) =>
    target instanceof HTMLHeadingElement && focused.push(target.textContent);
  addEventListener('focusin', note);
  show({ ...world, ports: { ...world.ports, local: { ...local, get } } }, '#/settings');
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveFocus();
  for (const [hash, name] of [
    ['#/tasks/a', 'Paper'],
    ['#/tools', 'Tools'],
  ] as const) {
    goTo(hash);
    await expect.element(heading.filter({ hasText: name })).toHaveFocus();
    await expect.element(page.getByRole('main')).not.toBeEmptyDOMElement();
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  removeEventListener('focusin', note);
  expect(focused).toEqual(['Settings', 'Paper', 'Tools']);
});

test('a page opened out of sight tells the time once it is seen, and not before', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a', { call: buildCall() })] });
  show(world, '#/');
  const age = () => document.querySelector('.waiting-card time')?.textContent;
  await expect.poll(age).toBe('30 s');
  world.setNow(testNow + 120_000);
  // The clock of a page that is seen ticks once a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(age()).toBe('30 s');
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(age).toBe('2 min');
});

test('the side panel follows a notification’s intent, on load and later, and uses it up', async () => {
  const world = pageWorld({ place: 'panel' });
  await world.storage.session.set({
    [keys.intent]: seal({ route: '#/settings', at: testNow, window: 1 }),
  });
  show(world, '#/');
  await expect.element(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect.poll(() => world.storage.dump('session')).toEqual({});
  await world.storage.session.set({
    [keys.intent]: seal({ route: '#/tasks/a', at: testNow, window: null }),
  });
  await expect.poll(() => location.hash).toBe('#/tasks/a');
});

test.each([
  ['a popup', 'popup', 1, testNow],
  ['a panel of another window', 'panel', 2, testNow],
  ['a panel opened long after the one that was closed at once', 'panel', 1, testNow - 60_000],
] as const)(
  '%s does not follow an intent that is not meant for it',
  async (_, place, window, at) => {
    const world = pageWorld({ place });
    await world.storage.session.set({ [keys.intent]: seal({ route: '#/settings', at, window }) });
    show(world, '#/');
    await expect.element(page.getByRole('heading', { name: 'Beckon', level: 1 })).toBeVisible();
    // A page sends its first beat once it is idle. If it followed the intent, it would have done so
    // before.
    await expect.poll(() => world.beats.length).toBeGreaterThan(0);
    expect(location.hash).toBe('#/');
    expect(world.storage.dump('session')).toHaveProperty(keys.intent);
  },
);

test('a page says that there is no network, and that it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(pageWorld(), '#/');
  const told = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect.element(told).toBeVisible();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(told).not.toBeInTheDocument();
  online.mockRestore();
});

test('offline no check is promised', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a', { title: 'Paper' })] });
  await world.storage.session.set(
    sealSchedule(buildSchedule(['a'], {}, { checkedAt: 1, triedAt: 1 })),
  );
  show(world, '#/');
  const row = page.getByRole('link', { name: /^Paper/ });
  await expect.element(row).toBeVisible();
  await expect.element(row).not.toMatchTextContent(/check/);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(row).toMatchTextContent(/checking now/);
  online.mockRestore();
});

test('a task that changes between the reading of keys and of values is shown as it is now', async () => {
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a', { title: 'Before' })] });
  const { local } = world.storage;
  const slow = {
    ...local,
    async get(wanted: readonly string[]) {
      const values = await local.get(wanted);
      await local.set({ [keys.task('a')]: seal(buildTask('a', { title: 'After' })) });
      return values;
    },
  };
  show({ ...world, ports: { ...world.ports, local: slow } }, '#/');
  await expect.element(page.getByRole('link', { name: /^After/ })).toBeVisible();
});
