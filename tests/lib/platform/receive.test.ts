import { onCommand } from '@/lib/platform/receive';
import { succeed } from '@/lib/result';
import { browserEvent, browserHas } from '@/tests/support/browser-api';
import { expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

const ours = 'chrome-extension://beckon/';
const refused = { ok: false, error: { code: 'invalid' } };

/** What the background answers to a message, and the commands it was asked to carry out. */
async function receive(message: unknown, sender: { readonly url?: string }) {
  const onMessage = browserEvent<[unknown, typeof sender, (answer: unknown) => void]>();
  browserHas({ runtime: { onMessage, getURL: (path: string) => ours + path } });
  const handled: unknown[] = [];
  onCommand(async (name, input) => {
    handled.push([name, input]);
    return succeed(null);
  });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const [keepsOpen] = onMessage.fire(message, sender, resolve);
  return { keepsOpen, answer: await promise, handled };
}

const check = { command: 'task.check', input: { id: 'one' } };

it('a command of a page of ours is handled and answered', async () => {
  const { keepsOpen, answer, handled } = await receive(check, { url: `${ours}popup.html#/` });
  expect(handled).toEqual([['task.check', { id: 'one' }]]);
  expect(answer).toEqual({ ok: true, value: null });
  expect(keepsOpen).toBe(true);
});

it.for([
  ['a page of the web', check, { url: 'https://service.example/' }],
  ['a page that is called as ours', check, { url: `https://service.example/${ours}` }],
  ['another extension', check, { url: 'chrome-extension://another/popup.html' }],
  ['nobody who says so', check, {}],
  ['a page of ours, unknown', { command: 'task.steal', input: null }, { url: ours }],
  ['a page of ours, inherited', { command: 'constructor', input: null }, { url: ours }],
  ['a page of ours, of another shape', { ...check, input: { id: 1 } }, { url: ours }],
  ['a page of ours, no command', 'task.check', { url: ours }],
] as const)('a message of %s is refused unread', async ([, message, sender]) => {
  const { answer, handled } = await receive(message, sender);
  expect(answer).toEqual(refused);
  expect(handled).toEqual([]);
});
