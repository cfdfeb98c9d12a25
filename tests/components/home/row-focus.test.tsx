import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

test('the focus at what can be done is drawn clear of the status above it', async () => {
  const world = pageWorld();
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { title: 'Paper' })],
  });
  show(world, '#/');
  const dots = page.getByRole('button', { name: 'What to do with Paper', exact: true });
  await expect.element(dots).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const button = document.querySelector<HTMLElement>('.dots');
  const status = document.querySelector('.task-row .badge');
  if (button === null || status === null) throw new Error('There is no row.');
  button.focus();
  expect(getComputedStyle(button).outlineStyle).toBe('solid');
  const { outlineOffset, outlineWidth } = getComputedStyle(button);
  const drawn = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const { bottom } = status.getBoundingClientRect();
  expect(button.getBoundingClientRect().top - drawn).toBeGreaterThanOrEqual(bottom);
});
