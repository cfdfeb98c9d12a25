import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(async () => {
  leave();
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
