import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNow } from '../../support/build-task';
import { leave, show } from '../../support/page-ports';
import { ask, login, showRequest } from './show-request';

afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

function copied(): () => unknown[] {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return () => write.mock.calls.flat();
}

test('a link is copied as it is, never clicked', async () => {
  const texts = copied();
  const url = 'https://bank.example@evil.example/login?a=1';
  await showRequest({ description: `Go to ${url} now`, fields: [] });
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(texts()).toEqual([url]);
  // Once left, the button offers to copy again.
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('what a browser will not copy is not said to be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  await showRequest({ description: 'Go to https://bank.example/login now', fields: [] });
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
  await expect.element(page.getByRole('button', { name: 'Could not be copied' })).toBeVisible();
});

test('what will be sent is copied as one line, secrets dotted', async () => {
  const texts = copied();
  await showRequest(login);
  await userEvent.fill(page.getByLabelText('Account e-mail'), 'ada@example.org');
  await userEvent.fill(page.getByLabelText('Password'), 'hunter2');
  await userEvent.click(page.getByText('What will be sent'));
  await userEvent.click(page.getByRole('button', { name: 'Copy it without secrets' }));
  const [email, password, branch] = login.fields;
  expect(texts()).toEqual([
    JSON.stringify([
      { ...email, value: 'ada@example.org' },
      { ...password, value: '••••••' },
      { ...branch, value: null },
    ]),
  ]);
});

test('the text of a replaced request is copied whole', async () => {
  const texts = copied();
  const world = await showRequest({ fields: [] });
  leave();
  const text = 'x'.repeat(3000);
  const state = { kind: 'typed', text };
  const fields = [{ index: 0, label: 'Note', state, text }];
  const told = { firstSeenAt: testNow, raised: 1, raisedAt: testNow, snoozedUntil: null };
  const digest = { kind: 'form', heading: 'Before', fields: 1, secrets: 0 } as const;
  await world.storage.local.set({
    [keys.draft('a', 'call-0')]: seal({ writer: 'other', fields, reply: '', forget: null }),
  });
  const settled = [
    { toolCallId: 'call-0', at: testNow, outcome: 'superseded', digest, told } as const,
  ];
  await ask(world, { fields: [] }, {}, { settled });
  show(world, '#/tasks/a/request');
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  await userEvent.click(page.getByRole('button', { name: 'Copy', exact: true }));
  expect(texts()).toEqual([`Note: ${text}`]);
});
