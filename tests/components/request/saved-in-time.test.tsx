import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { draftOf, showRequest } from './show-request';

afterEach(() => {
  vi.useRealTimers();
  leave();
});

const form = { fields: [{ type: 'text', label: 'Text' }] };

test('what was typed a moment before the page went is saved', async () => {
  const world = await showRequest(form);
  await userEvent.fill(page.getByLabelText('Text'), 'in time');
  dispatchEvent(new Event('pagehide'));
  expect(draftOf(world)?.fields[0]?.text).toBe('in time');
  await userEvent.fill(page.getByLabelText('Text'), 'before home');
  leave();
  expect(draftOf(world)?.fields[0]?.text).toBe('before home');
});

test('what was typed is saved before what is clicked next acts, which may close the popup', async () => {
  const world = await showRequest(form);
  const button = page.getByRole('button', { name: 'Send answer' }).element();
  let saved: string | undefined;
  button.addEventListener('mouseup', () => (saved = draftOf(world)?.fields[0]?.text), {
    once: true,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.fill(page.getByLabelText('Text'), 'all of it, to its end');
  await userEvent.click(button);
  vi.useRealTimers();
  expect(saved).toBe('all of it, to its end');
});

test('what is typed without a pause is saved meanwhile: a closing popup can save nothing', async () => {
  const world = await showRequest(form);
  const text = page.getByLabelText('Text').element();
  if (!(text instanceof HTMLInputElement)) throw new Error('This is no input.');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const typed of ['w', 'wi', 'wit', 'with']) {
    text.value = typed;
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    vi.advanceTimersByTime(60);
  }
  vi.useRealTimers();
  expect(draftOf(world)?.fields[0]?.text).toBe('with');
});
