import { fail } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

/** Waits until the alert stands above the bar below. */
async function isInSight() {
  const alert = page.getByRole('alert');
  await expect.element(alert).toBeVisible();
  const bar = document.querySelector('.bottom');
  await expect
    .poll(() => alert.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
}

async function showNewTask(code: 'no-answer' | 'storage-full') {
  await page.viewport(380, 600);
  // What fails while the page is still as high as before is in sight there, and would not be brought into it.
  await expect.poll(() => innerHeight).toBe(600);
  const answers = { 'task.create': () => fail({ code }), 'task.adopt': () => fail({ code }) };
  const world = pageWorld({ answers });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/new');
  // It comes a moment after the form, and moves what is below it.
  await expect.element(page.getByRole('button', { name: 'this page' })).toBeVisible();
  // Until the bar has been measured, nothing is kept from under it; nobody presses so soon.
  await expect.poll(() => document.documentElement.style.scrollPaddingBlockEnd).not.toBe('');
}

test.each(['no-answer', 'storage-full'] as const)(
  'why a task was not started is in sight in a popup: %s',
  async (code) => {
    await showNewTask(code);
    await userEvent.fill(page.getByRole('textbox', { name: 'What should the agent do?' }), 'Book');
    const start = page.getByRole('button', { name: 'Start task' }).element();
    // Pressed where it is: a test's own click would scroll.
    start.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await isInSight();
  },
);

test('why a task is not watched is in sight in a popup', async () => {
  await showNewTask('no-answer');
  await userEvent.fill(page.getByRole('textbox', { name: 'Watch an existing task' }), 'task-1');
  await userEvent.keyboard('{Enter}');
  await isInSight();
});
