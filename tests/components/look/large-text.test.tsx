import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { LogEntry } from '@/lib/task/log';
import { buildCall, buildConnection, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { login, showRequest } from '../request/show-request';

/** Sets the text size as a person would in the browser, in CSS px; the browser's own is 16. */
const setText = (standard: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

beforeEach(async () => {
  await page.viewport(320, 900);
  await setText(32);
});

afterEach(async () => {
  leave();
  await setText(16);
  await page.viewport(414, 896);
});

const ended = { observed: { status: 'completed', detailedStatus: null, changedAt: 1 } };
const heading = 'Log in to the supplier portal';
const digest = { kind: 'form', heading, fields: 2, secrets: 1 } as const;
const log: readonly LogEntry[] = [
  { kind: 'asked', at: testNow - 60_000, toolCallId: 'call-1', heading: 'Log in' },
  { kind: 'answered', at: testNow - 50_000, toolCallId: 'call-1', heading: '', answers: [] },
  { kind: 'confirmed', at: testNow - 40_000, toolCallId: 'call-1' },
];

async function showAt(hash: string, words: string): Promise<void> {
  const world = pageWorld({ place: 'panel' });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [
      buildTask('a', { title: 'Order paper', call: buildCall({ digest }) }),
      buildTask('b', { title: 'Prices' }),
      buildTask('c', { title: 'Renew the books', ...ended }),
      buildTask('d', { title: 'Cancel it all', ...ended }),
    ],
  });
  await world.storage.local.set({ [keys.log('b')]: seal(log) });
  show(world, hash);
  await expect.poll(() => document.body.textContent).toContain(words);
}

/** The words on screen that are broken over two lines. An address may be broken. */
function brokenWords(): readonly string[] {
  const texts = document.createTreeWalker(document.querySelector('#app')!, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.closest('code')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

test.each([
  ['home', () => showAt('#/', 'Archive all')],
  ['a request', () => showRequest(login)],
  ['a task', () => showAt('#/tasks/b', 'Continued after')],
  ['New task', () => showAt('#/new', 'Watch an existing task')],
  ['the settings', () => showAt('#/settings', 'Your data')],
  ['the tools', () => showAt('#/tools', 'New tool')],
])('no word on %s is broken, however narrow it is and large its text', async (_, reach) => {
  await reach();
  expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  expect(brokenWords().join(' ')).toBe('');
});

test('a request of usual length is not cut short on home', async () => {
  await showAt('#/', heading);
  const cut = [...document.querySelectorAll('.waiting-card .two-lines')].filter(
    (text) => text.scrollHeight > text.clientHeight,
  );
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});
