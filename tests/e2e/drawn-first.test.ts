import { expect } from 'vitest';
import { seal } from '../../lib/store/envelope.ts';
import { keys } from '../../lib/store/keys.ts';
import type { RunningService } from '../service/start-service.ts';
import type { Beckon } from '../support/beckon/beckon.ts';
import { alterToNoteFirst, formatsWhenDrawn } from './support/drawn-first.ts';
import { openRequest, startTask } from './support/person.ts';
import { callRaised } from './support/service.ts';
import { connectedTest } from './support/test.ts';

const test = connectedTest.extend('browserOptions', { headless: true, alter: alterToNoteFirst });

const form = 'form[name="answer"] [data-field]';

/** Lets an agent ask, and waits until Beckon knows. @returns the hash of the request's page */
async function ask(beckon: Beckon, service: RunningService): Promise<string> {
  const page = await beckon.openTab('#/');
  await startTask(page, 'Log in to the portal');
  await callRaised(service);
  await openRequest(page);
  const hash = await page.evaluate(() => location.hash);
  await page.close();
  return hash;
}

// The first format that a process makes takes the browser long.
test('a page opens with what it shows, never empty first, and before any format is made', async ({
  beckon,
  service,
}) => {
  const request = await ask(beckon, service);
  expect(await formatsWhenDrawn(() => beckon.openPopup(), 'a[href$="/request"]')).toBe(0);
  expect(await formatsWhenDrawn(() => beckon.openTab(request), form)).toBe(0);
});

test('a panel that a notification opened shows the request, not home first', async ({
  beckon,
  service,
}) => {
  const route = await ask(beckon, service);
  const open = async () => {
    const intent = seal({ route, at: Date.now(), window: null });
    await beckon.observer.store('session', { [keys.intent]: intent });
    return beckon.openPanel();
  };
  expect(await formatsWhenDrawn(open, form)).toBe(0);
  expect(await beckon.observer.stored('session')).not.toHaveProperty(keys.intent);
});

test('home fetches the code of the other pages while nobody waits for it', async ({ beckon }) => {
  const page = await beckon.openTab('#/');
  const scripts: string[] = [];
  const client = await page.createCDPSession();
  client.on('Debugger.scriptParsed', ({ url }) => scripts.push(url));
  await client.send('Debugger.enable');
  await expect.poll(() => scripts.filter((url) => url.includes('other-page'))).toHaveLength(1);
});
