import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(() => {
  vi.restoreAllMocks();
  leave();
});

async function showHome() {
  const world = pageWorld({ place: 'tab' });
  const many = Array.from({ length: 40 }, (_, index) =>
    buildTask(`t${index}`, { title: `Task ${String(index).padStart(2, '0')}`, addedAt: index }),
  );
  const asks = buildTask('asks', { title: 'Asks', call: buildCall() });
  await store(world.storage, { connections: [buildConnection()], tasks: [...many, asks] });
  show(world, '#/');
  await expect.element(page.getByRole('link', { name: /^Task 07/ })).toBeInTheDocument();
  return world;
}

test.each([/^Task 07/, /Asks/])('whoever comes back from %s goes on there', async (name) => {
  await showHome();
  await userEvent.click(page.getByRole('link', { name }));
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Beckon');
  location.hash = '#/';
  await expect.element(page.getByRole('link', { name })).toHaveFocus();
  await expect.element(page.getByRole('link', { name })).toBeInViewport();
});

test('home is as far down as it was left, so that nothing goes from under the pointer', async () => {
  await showHome();
  const link = page.getByRole('link', { name: /^Task 07/ });
  const hash = link.element().getAttribute('href') ?? '';
  const seen = async () => {
    location.hash = hash;
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Task 07');
    scrollTo(0, 1);
    location.hash = '#/';
    await expect.element(link).toHaveFocus();
    return scrollY;
  };
  expect(await seen()).toBe(0);
  await expect.element(link).not.toBeInViewport();
  scrollTo(0, 300);
  expect(await seen()).toBe(300);
});

test.each([
  [/^Task 07/, 0],
  [/Asks/, 150],
])(
  'coming back from %s, who scrolls before the focus comes is not taken back',
  async (name, to) => {
    await showHome();
    const link = page.getByRole('link', { name });
    const hash = link.element().getAttribute('href') ?? '';
    scrollTo(0, to);
    location.hash = hash;
    await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Beckon');
    const late: IdleRequestCallback[] = [];
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => late.push(act));
    location.hash = '#/';
    const isTall = () => document.documentElement.scrollHeight >= innerHeight + 40;
    await expect.poll(() => [scrollY, late.length > 2, isTall()]).toEqual([to, true, true]);
    vi.restoreAllMocks();
    scrollTo(0, 40);
    for (const act of late) {
      act({ didTimeout: true, timeRemaining: () => 0 });
      // Lets the page draw what the idle callback asked for.
      await new Promise((resolve) => setTimeout(resolve));
    }
    await expect.element(link).toHaveFocus();
    expect(scrollY).toBe(40);
  },
);

test('coming back, who goes on elsewhere before all is drawn stays there', async () => {
  await showHome();
  const link = page.getByRole('link', { name: /Asks/ });
  await userEvent.click(link);
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Beckon');
  const late: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => late.push(act));
  location.hash = '#/';
  await expect.element(link).toHaveFocus();
  const search = page.getByRole('searchbox').element();
  search.focus();
  for (const act of late) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    act({ didTimeout: true, timeRemaining: () => 0 });
  }
  expect(document.activeElement).toBe(search);
});

test('whoever comes back from a request that waits no more begins at the top', async () => {
  const world = await showHome();
  await userEvent.click(page.getByRole('link', { name: /Asks/ }));
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Beckon');
  await store(world.storage, { tasks: [buildTask('asks', { title: 'Asks' })] });
  location.hash = '#/';
  await expect.element(page.getByRole('link', { name: /^Asks/ })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrollY).toBe(0);
});

test('after another page, home begins at its top', async () => {
  await showHome();
  await userEvent.click(page.getByRole('link', { name: /^Task 07/ }));
  await userEvent.click(page.getByRole('link', { name: 'Settings' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  await userEvent.click(page.getByRole('link', { name: 'All tasks' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
