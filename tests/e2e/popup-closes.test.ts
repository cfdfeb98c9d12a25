import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { write } from '../support/beckon/page.ts';
import { goTo } from './support/person.ts';
import { connectedTest as test } from './support/test.ts';

test('a task started in a popup that closes at once is no draft any more', async ({
  beckon,
  service,
}) => {
  const popup = await beckon.openPopup();
  await goTo(popup, '#/new');
  await write(popup, 'What should the agent do?', 'Log in to the supplier portal');
  await startAndClose(popup);
  await expect.poll(() => service.tasks.length).toBe(1);
  const again = await beckon.openPopup();
  await goTo(again, '#/new');
  await again.waitForSelector('#instruction');
  const typed = () => again.$eval('textarea#instruction', (box) => box.value);
  await expect.poll(typed).toBe('');
});

test('who closed the popup is told of a task that may not have started', async ({
  beckon,
  service,
}) => {
  service.misbehave({ match: { path: 'create' }, how: { kind: 'apply-then-drop' } });
  const popup = await beckon.openPopup();
  await goTo(popup, '#/new');
  await write(popup, 'What should the agent do?', 'Log in to the supplier portal');
  await startAndClose(popup);
  const stored = async () => JSON.stringify(await beckon.observer.stored('local'));
  await expect.poll(stored).toContain('"ending":"doubted"');
  // A popup counts as open for some seconds after it has closed.
  const told = async () => {
    await beckon.observer.ringAlarms();
    return beckon.observer.notifications();
  };
  const itsDoubt = [expect.stringMatching(/^ended:.+:doubted$/)];
  await expect.poll(told, { interval: 1_000 }).toEqual(itsDoubt);
  expect(service.tasks).toHaveLength(1);
});

/** Starts the task that was written, and closes the popup before it has an answer. */
async function startAndClose(popup: Page): Promise<void> {
  await popup
    .evaluate(() => {
      document.querySelector<HTMLFormElement>('#new-task')?.requestSubmit();
      close();
    })
    .catch(() => undefined);
}
