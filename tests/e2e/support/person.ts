import type { Page } from 'puppeteer-core';
import { click, control, press, submit, write } from '../../support/beckon/page.ts';

export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
}

/** Starts a task on the New task page. */
export async function startTask(page: Page, instruction: string): Promise<void> {
  await goTo(page, '#/new');
  await write(page, 'What should the agent do?', instruction);
  await press(page, 'Start task');
  // The page leaves New task once the background has the task.
  await page.waitForFunction(() => location.hash !== '#/new');
}

/** Opens the oldest waiting request from the home page, as soon as one is listed. */
export async function openRequest(page: Page): Promise<void> {
  await goTo(page, '#/');
  await click(page.locator('a[href$="/request"]'));
  await page.waitForSelector('form[name="answer"]');
}

/** What `answerLogin` tells the agent of the login scenario. */
export const login = { email: 'orders@example.com', password: 'correct horse' };

export async function answerLogin(page: Page): Promise<void> {
  await control(page, 0).fill(login.email);
  await control(page, 1).fill(login.password);
  await submit(page);
}
