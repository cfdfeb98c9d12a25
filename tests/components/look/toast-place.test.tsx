import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(async () => {
  leave();
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } });
  await page.viewport(414, 896);
});

test.each([240, 320, 380])('a toast covers no button of the bar, %i px wide', async (width) => {
  await page.viewport(width, 600);
  const world = pageWorld({ place: 'panel' });
  const task = buildTask('a', { call: buildCall() });
  await store(world.storage, { connections: [buildConnection()], tasks: [task] });
  show(world, '#/tasks/a');
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  await expect.element(page.getByText('Paused.')).toBeVisible();
  const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  expect(edge('.toast')?.bottom).toBeLessThan(edge('.bottom')?.top ?? 0);
});

test.each([
  { what: 'where all is twice as large', width: 190, height: 300, text: 16 },
  { what: 'where text is large', width: 380, height: 600, text: 24 },
])('the end of a page can be scrolled out from under it $what', async ({ text, ...size }) => {
  await page.viewport(size.width, size.height);
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
  const world = pageWorld({ place: 'panel' });
  const ended = { observed: { status: 'completed', detailedStatus: null, changedAt: 1 } };
  const archived = buildTask('c', { watch: 'archived' });
  const tasks = [buildTask('a', ended), buildTask('b', ended), archived];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/');
  await userEvent.click(page.getByRole('button', { name: 'Archive all' }));
  await expect.element(page.getByText('2 tasks are archived.')).toBeVisible();
  const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  await expect
    .poll(() => {
      scrollTo(0, 10_000);
      return edge('main > details')?.bottom;
    })
    .toBeLessThan(edge('.toast')?.top ?? 0);
});
