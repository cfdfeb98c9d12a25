import { send } from '@/lib/platform/send';
import { fail, succeed } from '@/lib/result';
import { browserHas } from '@/tests/support/browser-api';
import { expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

const none = fail({ code: 'no-answer' });
const task = { connectionId: 'a', instruction: 'Log in', agent: 'BROWSER_AGENT', tools: [] };

function answering(sendMessage: (message: unknown) => Promise<unknown>) {
  const sent = vi.fn(sendMessage);
  browserHas({ runtime: { sendMessage: sent } });
  return sent;
}

it('gives what the background answers', async () => {
  const sent = answering(async () => succeed({ id: 'one' }));
  expect(await send('task.create', task)).toEqual(succeed({ id: 'one' }));
  expect(sent.mock.calls).toEqual([[{ command: 'task.create', input: task }]]);
});

it('gives why it refuses', async () => {
  const full = fail({ code: 'storage-full' });
  answering(async () => full);
  expect(await send('task.create', task)).toEqual(full);
});

it.for([
  ['nothing', undefined],
  ['what is no answer', { id: 'one' }],
  ['what the command never answers with', succeed({ id: 1 })],
  ['an error that nobody knows', fail({ code: 'tired' })],
])('takes %s for no answer', async ([, answer]) => {
  answering(async () => answer);
  expect(await send('task.create', task)).toEqual(none);
});

it('sends once where nobody listens: the command may have arrived', async () => {
  const sent = answering(() => Promise.reject(new Error('Receiving end does not exist')));
  expect(await send('task.create', task)).toEqual(none);
  expect(sent).toHaveBeenCalledTimes(1);
});
