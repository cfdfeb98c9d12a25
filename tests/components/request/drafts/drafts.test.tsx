import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNow } from '../../../support/build-task';
import { leave, show } from '../../../support/page-ports';
import { ask, draftOf, login, showRequest, told } from '../show-request';

afterEach(() => {
  vi.useRealTimers();
  leave();
  vi.restoreAllMocks();
});

const every = {
  fields: [
    { type: 'text', label: 'Text', minLength: 5 },
    { type: 'number', label: 'Number' },
    { type: 'select', label: 'Select', options: ['a', 'b'] },
    { type: 'select', label: 'Several', options: ['a', 'b', 'c'], multiple: true },
    { type: 'checkbox', label: 'Boxes', options: ['k', 'l'] },
    { type: 'switch', label: 'Switch', defaultValue: true },
    { type: 'range', label: 'Range', max: 10 },
    { type: 'date', label: 'Date' },
    { type: 'text', label: 'PIN' },
    { type: 'select', label: 'Secret question', options: ['q1', 'q2'] },
  ],
};

const other = { fields: [{ type: 'text', label: 'Other' }] };
const seen = { firstSeenAt: testNow, raised: 1, raisedAt: testNow, snoozedUntil: null };
const digest = { kind: 'form', heading: 'Log in', fields: 1, secrets: 1 } as const;

async function fillAll() {
  // The secrets are typed first, so that they would be in the draft when anything else is saved.
  await userEvent.fill(page.getByLabelText('PIN'), 'pin-4711');
  await userEvent.selectOptions(page.getByLabelText('Secret question'), 'q2');
  await userEvent.fill(page.getByLabelText('Text'), 'abc');
  await userEvent.fill(page.getByLabelText('Number'), '0');
  await userEvent.selectOptions(page.getByLabelText('Select', { exact: true }), 'b');
  await userEvent.selectOptions(page.getByLabelText('Several'), ['a', 'c']);
  await userEvent.click(page.getByLabelText('l', { exact: true }));
  await userEvent.click(page.getByLabelText('Switch'));
  await userEvent.fill(page.getByLabelText('Range'), '7');
  await userEvent.fill(page.getByLabelText('Date'), '2027-01-02');
}

test('typing is saved and comes back, valid or not, without a secret of any kind', async () => {
  const world = await showRequest(every);
  await fillAll();
  await expect.poll(() => draftOf(world)?.fields).toHaveLength(8);
  leave();
  expect(draftOf(world)?.fields.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(JSON.stringify(world.storage.dump('local'))).not.toContain('pin-4711');
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Text')).toHaveValue('abc');
  await expect.element(page.getByLabelText('Number')).toHaveValue(0);
  await expect.element(page.getByLabelText('Select', { exact: true })).toHaveDisplayValue('b');
  await expect.element(page.getByLabelText('Several')).toHaveDisplayValue(['a', 'c']);
  await expect.element(page.getByLabelText('l', { exact: true })).toBeChecked();
  await expect.element(page.getByLabelText('Switch')).not.toBeChecked();
  await expect.element(page.getByLabelText('Range')).toHaveValue('7');
  expect(document.querySelector('.range-value')?.textContent).toBe('7');
  await expect.element(page.getByLabelText('Date')).toHaveValue('2027-01-02');
  await expect.element(page.getByLabelText('PIN')).toHaveValue('');
  await expect.element(page.getByLabelText('Secret question')).toHaveDisplayValue('Choose…');
  await userEvent.click(page.getByRole('button', { name: 'Send answer' }));
  await expect
    .element(page.getByRole('group', { name: 'Before this can be sent:' }))
    .toMatchTextContent(/at least 5 characters. This has 3/);
});

function otherPage(text: string) {
  const state = { kind: 'typed', text };
  return seal({
    writer: 'other',
    fields: [{ index: 0, label: 'Text', state, text }],
    reply: '',
    forget: null,
  });
}

test('answering goes on where nothing was typed yet', async () => {
  const world = await showRequest(other);
  leave();
  await world.storage.local.set({ [keys.draft('a', 'call-1')]: otherPage('typed') });
  await ask(world, every);
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Number')).toHaveFocus();
});

test.each([
  [false, 'theirs'],
  [true, 'ours'],
])('with the focus here: %s, another page’s typing leaves %s', async (focused, text) => {
  const world = await showRequest(every);
  await userEvent.fill(page.getByLabelText('Text'), 'ours');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  vi.spyOn(document, 'hasFocus').mockReturnValue(focused);
  await world.storage.local.set({ [keys.draft('a', 'call-1')]: otherPage('theirs') });
  // When this page saves again, it has already taken over the other page's words, or has ignored
  // them.
  await userEvent.fill(page.getByLabelText('Number'), '5');
  await expect.poll(() => draftOf(world)?.fields.map((field) => field.text)).toEqual([text, '5']);
  await expect.element(page.getByLabelText('Text')).toHaveValue(text);
});

test('a page does not follow itself, so that half a number survives its own saving', async () => {
  await showRequest(every);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await userEvent.type(page.getByLabelText('Number'), '1e');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  const number = page.getByLabelText('Number').element();
  expect(number instanceof HTMLInputElement && number.validity.badInput).toBe(true);
});

test('a call that replaces it takes its place at once; the old text is told, kept and offered', async () => {
  const world = await showRequest(every);
  await fillAll();
  const before = { toolCallId: 'call-1', at: testNow, outcome: 'superseded' } as const;
  const next = {
    heading: 'Again',
    fields: [
      { type: 'textarea', label: 'Text' },
      { type: 'radio', label: 'Select', options: ['x', 'b'] },
      { type: 'checkbox', label: 'Several', options: ['c', 'a'] },
      { type: 'number', label: 'Date' },
      { type: 'text', label: 'Other' },
    ],
  };
  await ask(
    world,
    next,
    { toolCallId: 'call-2' },
    { settled: [{ ...before, digest, told: seen }] },
  );
  await expect.element(page.getByRole('heading', { name: 'Again' })).toBeVisible();
  expect(document.querySelector('form[name="answer"]')?.getAttribute('data-tool-call')).toBe(
    'call-2',
  );
  await expect.poll(() => told()?.textContent).toMatch(/Another request took its place/);
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  const old = document.querySelector('details.old-text')!;
  expect(old.textContent).toContain('The agent did not get it.');
  expect(old.textContent).toContain('abc');
  expect(old.textContent).not.toContain('pin-4711');
  await expect.element(page.getByLabelText('Text')).toHaveValue('');
  await userEvent.click(
    page.getByRole('button', { name: 'Use it where the questions are the same' }),
  );
  await expect.element(page.getByLabelText('Text')).toHaveValue('abc');
  await expect.element(page.getByLabelText('b', { exact: true })).toBeChecked();
  await expect.element(page.getByLabelText('Other')).toHaveValue('');
  await expect.poll(() => draftOf(world, 'call-2')?.fields[0]?.text).toBe('abc');
});

test.each([
  ['superseded', testNow - 30_000, /Another request took its place/],
  ['unproven', testNow - 30_000, /nothing proves/],
  ['confirmed', testNow - 30_000, undefined],
  ['superseded', testNow - 40_000, undefined],
] as const)(
  'a page opened after a request was %s at %i says: %s, with no text of it left',
  async (outcome, at, words) => {
    const settled = [{ toolCallId: 'call-0', at, outcome, digest, told: seen }];
    const world = await showRequest(other);
    leave();
    await ask(world, other, {}, { settled });
    show(world, '#/tasks/a/request');
    await expect.element(page.getByLabelText('Other')).toBeVisible();
    const notice = told()?.textContent;
    if (words === undefined) expect(notice).toBeUndefined();
    else expect(notice).toMatch(words);
  },
);

test('what became of old text is told as far as it is known, and a long one to its end', async () => {
  const world = await showRequest(other);
  leave();
  const text = `${'x'.repeat(3000)}END`;
  const state = { kind: 'typed', text };
  const field = { index: 0, label: 'Text', state, text };
  await world.storage.local.set({
    [keys.draft('a', 'call-0')]: seal({
      writer: 'other',
      fields: [field],
      reply: '',
      forget: null,
    }),
  });
  const settled = [
    { toolCallId: 'call-0', at: testNow, outcome: 'unproven', digest, told: seen } as const,
  ];
  await ask(world, other, {}, { settled });
  show(world, '#/tasks/a/request');
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  const old = document.querySelector('details.old-text')!;
  expect(old.textContent).toContain('Nothing proves whether the agent got it.');
  expect(old.textContent).not.toContain('END');
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  expect(old.textContent).toContain('END');
});

test('the password of a form never reaches the disk while it is typed', async () => {
  const world = await showRequest(login);
  await userEvent.fill(page.getByLabelText('Account e-mail'), 'a');
  await userEvent.type(page.getByLabelText('Password'), 'hunter2');
  await expect.poll(() => draftOf(world)?.fields.map(({ text }) => text)).toEqual(['a']);
  expect(JSON.stringify(world.storage.dump('local'))).not.toContain('hunter');
  expect(document.body.textContent).not.toContain('Draft saved');
});

test('of a secret alone no draft is kept, and none is claimed', async () => {
  const world = await showRequest(login);
  await userEvent.fill(page.getByLabelText('Account e-mail'), 'a');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  const set = vi.spyOn(world.storage.local, 'set');
  await userEvent.type(page.getByLabelText('Password'), 'hunter2');
  expect(document.body.textContent).not.toContain('Draft saved');
  dispatchEvent(new Event('pagehide'));
  expect(set).not.toHaveBeenCalled();
  expect(draftOf(world)?.fields).toHaveLength(1);
});
