import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const button = page.getByRole('button', { name: 'Continue in the side panel' });

async function showTask(world: ReturnType<typeof pageWorld>) {
  await store(world.storage, { tasks: [buildTask('a', { title: 'Paper' })] });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('heading', { name: 'Paper', level: 1 })).toBeVisible();
}

test('the popup’s page goes on in the side panel of its window', async () => {
  const world = pageWorld();
  await showTask(world);
  await userEvent.click(button);
  expect(world.opened).toEqual(['panel']);
  const intent = seal({ route: '#/tasks/a', at: testNow, window: 1 });
  await expect.poll(() => world.storage.dump('session')).toEqual({ [keys.intent]: intent });
});

test('where no panel opens it goes on in a tab', async () => {
  const world = pageWorld();
  const openPanel = () => Promise.reject(new Error('no gesture'));
  const windows = { ...world.ports.windows, openPanel };
  await showTask({ ...world, ports: { ...world.ports, windows } });
  await userEvent.click(button);
  await expect.poll(() => world.opened).toEqual(['#/tasks/a']);
  expect(world.storage.dump('session')).toEqual({});
});

test('home opens the panel and leads nobody away from what is in it', async () => {
  const world = pageWorld();
  show(world, '#/');
  await userEvent.click(page.getByRole('button', { name: 'Open side panel' }));
  expect(world.opened).toEqual(['panel']);
  expect(world.storage.dump('session')).toEqual({});
  await expect.element(button).not.toBeInTheDocument();
});

test.for(['panel', 'tab'] as const)('a %s has nowhere to go on', async (place) => {
  await showTask(pageWorld({ place }));
  await expect.element(button).not.toBeInTheDocument();
});

test('Firefox calls it a sidebar', async () => {
  vi.stubEnv('FIREFOX', 'true');
  await showTask(pageWorld());
  const sidebar = page.getByRole('button', { name: 'Continue in the sidebar' });
  await expect.element(sidebar).toBeVisible();
});
