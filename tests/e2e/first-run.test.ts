import { expect } from 'vitest';
import { byRole, click, press, textOf, write } from '../support/beckon/page.ts';
import { openRequest } from './support/person.ts';
import { test as base } from './support/test.ts';

const test = base.extend('browserOptions', { headless: true, keepWelcome: true });

test('from the installation to a working connection and a first task, on the page it opens', async ({
  beckon,
  service,
}) => {
  const page = await beckon.welcome();
  await expect
    .poll(() => textOf(page))
    .toContain(
      'Nobody watches while the browser is closed; Beckon catches up when it opens again.',
    );

  await write(page, 'Service address', service.baseUrl);
  await write(page, 'API key', 'not the key');
  await press(page, 'Save connection');
  await expect.poll(() => textOf(page)).toContain('The service refused this key.');
  expect(await textOf(page)).not.toContain('not the key');

  await press(page, 'Change');
  await write(page, 'API key', service.key);
  await press(page, 'Save connection');
  await expect.poll(() => textOf(page)).toContain('answers and accepts the key.');

  await click(byRole(page, 'link', 'Start a task'));
  await write(page, 'What should the agent do?', 'Log in to the supplier portal');
  await press(page, 'Start task');
  await page.waitForFunction(() => location.hash.startsWith('#/tasks/'));
  await expect
    .poll(() => service.tasks.map(({ task }) => task))
    .toEqual(['Log in to the supplier portal']);
  await openRequest(page);
});
