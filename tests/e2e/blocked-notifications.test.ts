import { expect } from 'vitest';
import { textOf } from '../support/beckon/page.ts';
import { startTask } from './support/person.ts';
import { setPreferences } from './support/preferences.ts';
import { callRaised } from './support/service.ts';
import { connectedTest as test } from './support/test.ts';

const words = "Your browser blocks Beckon's notifications";

/** What Chromium stores when a person presses "Block all" on a notification that it draws itself. */
function block(profile: string, extension: string): void {
  setPreferences(profile, { message_center: { disabled_extension_ids: [extension] } });
}

test('the badge goes on counting, and Settings say that the browser blocks them', async ({
  beckon,
  service,
}) => {
  const before = await beckon.openTab('#/settings');
  await expect.poll(() => textOf(before)).toContain('Pause all notifications');
  expect(await textOf(before)).not.toContain(words);
  const { host } = new URL(before.url());
  await beckon.restart((profile) => block(profile, host));

  await startTask(await beckon.openPanel(), 'Log in to the supplier portal');
  await callRaised(service);
  await expect.poll(() => beckon.observer.badge()).toBe('1');
  const after = await beckon.openTab('#/settings');
  await expect.poll(() => textOf(after)).toContain(words);
});
