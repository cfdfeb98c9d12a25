import { expect } from 'vitest';
import { seal } from '../../lib/store/envelope.ts';
import { keys } from '../../lib/store/keys.ts';
import { byRole, control, submit } from '../support/beckon/page.ts';
import { waitFor } from '../support/wait-for.ts';
import { goTo, openRequest, startTask } from './support/person.ts';
import { connectedTest as test } from './support/test.ts';
import { answersOf, callRaised, received } from './support/service.ts';

// How long a round trip takes depends on the machine. Beckon decides only when it starts.

test('with no page open, the next alarm, within 30 s, makes a request a notification and a badge', async ({
  beckon,
  service,
}) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await page.close();
  await callRaised(service);
  const alarm = (await beckon.observer.nextAlarm()) - Date.now();
  expect(alarm).toBeLessThanOrEqual(30_000);
  // The request must be told by this alarm, not only by the one after it.
  await expect
    .poll(() => beckon.observer.notifications(), { timeout: alarm + 20_000 })
    .toHaveLength(1);
  await expect.poll(() => beckon.observer.badge()).toBe('1');
});

test('with a page open, a request is listed, and readings go on between the alarms', async ({
  beckon,
  service,
}) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await goTo(page, '#/');
  await callRaised(service);
  await page.waitForSelector('a[href$="/request"]');

  const before = received(service, 'status');
  await expect
    // So many alarms would take two minutes.
    .poll(() => received(service, 'status') - before, { timeout: 60_000 })
    .toBeGreaterThan(3);
});

test('what an agent asks just after its popup has closed is told, not taken as seen', async ({
  beckon,
  service,
}) => {
  const popup = await beckon.openPopup();
  await startTask(popup, 'Send the claim again');
  await openRequest(popup);
  await control(popup, 0).fill('123456');
  await submit(popup);
  await expect.poll(() => answersOf(service).length).toBe(1);
  // The popup closes as it does by itself. Chromium then takes no message from it, so for 5 s it
  // seems to be open still.
  await popup.evaluate(() => close()).catch(() => undefined);
  await waitFor(
    'the agent to ask again',
    async () => service.tasks[0]?.runs[0].call ?? null,
    (call) => call !== null,
  );
  const told = async () => {
    await beckon.observer.ringAlarms();
    return beckon.observer.notifications();
  };
  await expect.poll(told, { interval: 1_000 }).toHaveLength(1);
});

test('a request goes on in the side panel with what was typed in the popup', async ({ beckon }) => {
  const popup = await beckon.openPopup();
  await startTask(popup, 'Log in to the supplier portal');
  await openRequest(popup);
  await control(popup, 0).fill('orders@example.co');
  const button = await byRole(popup, 'button', 'Continue in the side panel').waitHandle();
  const { x, y } = await button.clickablePoint();
  // A locator would first wait until the button lies still. This click, which closes the popup,
  // must follow the key at once.
  await popup.keyboard.press('m');
  await popup.mouse.click(x, y).catch(() => undefined);
  const panel = await beckon.panel();
  await panel.waitForSelector('form[name="answer"]');
  const typed = () => panel.$eval('[data-field="0"] input', (input) => input.value);
  await expect.poll(typed).toBe('orders@example.com');
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test("a panel's link that was opened in a tab stays there when the panel is sent elsewhere", async ({
  beckon,
}) => {
  const tab = await beckon.openFile('/sidepanel.html#/settings');
  await tab.waitForSelector('h1');
  const intent = seal({ route: '#/tools', at: Date.now(), window: null });
  await beckon.observer.store('session', { [keys.intent]: intent });
  await beckon.observer.openPanel();
  const hashes = async () => (await beckon.pages()).map((page) => new URL(page.url()).hash);
  await expect.poll(hashes).toEqual(['#/settings', '#/tools']);
});
