import { expect } from 'vitest';
import { connect } from '../support/beckon/connect.ts';
import { byRole, press, textOf, write } from '../support/beckon/page.ts';
import { goTo, startTask } from './support/person.ts';
import { received } from './support/service.ts';
import { connectedTest, test } from './support/test.ts';

test('testing a connection tells a right key from a wrong one', async ({ beckon, service }) => {
  const page = await beckon.openTab('#/settings');
  await write(page, 'Service address', service.origin);
  await write(page, 'API key', 'not the key');
  await press(page, 'Test connection');
  await expect.poll(() => textOf(page)).toContain('The service refused the key.');

  await write(page, 'API key', service.key);
  await press(page, 'Test connection');
  await expect.poll(() => textOf(page)).toContain('answers and accepts the key.');
});

test('a service that answers at another address is said to', async ({ beckon, service }) => {
  service.misbehave({ how: { kind: 'redirect', to: `${service.origin}/elsewhere` } });
  const page = await beckon.openTab('#/settings');
  await write(page, 'Service address', service.origin);
  await write(page, 'API key', service.key);
  await press(page, 'Test connection');
  await expect.poll(() => textOf(page)).toContain("The service's address leads on to another one");
});

test('a wrong key stops the connection, says so, and mending it goes on', async ({
  beckon,
  service,
}) => {
  await connect(beckon, { name: 'Office tasks', baseUrl: service.baseUrl, key: 'not the key' });
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await expect
    .poll(() => textOf(page))
    .toContain('This task was not started. The service refused the key.');
  await expect.poll(() => beckon.observer.badge()).toBe('!');
  const task = await page.evaluate(() => location.hash);

  await goTo(page, '#/');
  await expect.poll(() => textOf(page)).toContain('Office tasks refused the key.');
  await byRole(page, 'link', 'Fix it in the settings').click();
  await press(page, 'Change');
  await write(page, 'API key', service.key);
  await press(page, 'Save connection');
  await expect.poll(() => beckon.observer.badge()).toBe('');

  await goTo(page, task);
  await press(page, 'Start it again');
  await expect.poll(() => textOf(page)).toContain('Waiting for you');
});

connectedTest(
  'a service that goes and comes back is caught up with',
  async ({ beckon, service }) => {
    // All of them: the task's page reads the status, too, for its live view.
    const answerAgain = service.misbehave({
      match: { path: 'status', times: Infinity },
      how: { kind: 'hang' },
    });
    const page = await beckon.openPanel();
    await startTask(page, 'Log in to the supplier portal');
    await goTo(page, '#/');
    // A reading is under way: the task is known, and what its agent asks is not known yet.
    await expect.poll(() => received(service, 'status')).toBeGreaterThan(0);
    await service.stop();
    await expect.poll(() => textOf(page)).toContain('cannot be reached');
    expect(await beckon.observer.badge()).toBe('');

    answerAgain();
    await service.restart();
    await expect.poll(() => beckon.observer.badge()).toBe('1');
    await expect.poll(() => textOf(page)).not.toContain('cannot be reached');
  },
);

connectedTest('one that is removed is gone, with its key', async ({ beckon }) => {
  const page = await beckon.openTab('#/settings');
  await press(page, 'Remove');
  await press(page, 'Remove for good');
  const kinds = async () =>
    Object.keys(await beckon.observer.stored('local')).map((key) => key.split(':')[0]);
  await expect.poll(kinds).not.toContain('connection');
  expect(await kinds()).not.toContain('api-key');
  await expect.poll(() => textOf(page)).not.toContain('Test service');
});

test('the options the browser offers are the settings', async ({ beckon }) => {
  const page = await beckon.openFile('/popup.html');
  await page.evaluate(() => chrome.runtime.openOptionsPage());
  const addresses = async () => (await beckon.pages()).map((open) => open.url()).join();
  await expect.poll(addresses).toContain('options.html#/settings');
});
