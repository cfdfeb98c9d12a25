import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { SettledCall } from '@/lib/task/record';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNow } from '../../../support/build-task';
import { leave, show } from '../../../support/page-ports';
import { ask, showRequest } from '../show-request';

afterEach(leave);

const trip = {
  fields: [
    { type: 'text', label: 'City' },
    { type: 'text', label: 'Story' },
  ],
};
const told = { firstSeenAt: testNow, raised: 1, raisedAt: testNow, snoozedUntil: null };
const digest = { kind: 'form', heading: 'Trip', fields: 2, secrets: 0 } as const;

function ended(toolCallId: string, outcome: SettledCall['outcome'] = 'superseded'): SettledCall {
  return { toolCallId, at: testNow, outcome, digest, told };
}

function typed(...texts: readonly string[]) {
  const fields = texts.map((text, index) => {
    const label = trip.fields[index]?.label ?? null;
    return { index, label, state: { kind: 'typed', text }, text };
  });
  return seal({ writer: 'gone', fields, reply: '', forget: null });
}

/** Shows a request that took the place of others, with the drafts of their answers. */
async function showAfter(
  settled: SettledCall[],
  drafts: Readonly<Record<string, ReturnType<typeof typed>>>,
  form: unknown = trip,
) {
  const world = await showRequest(trip);
  leave();
  for (const [call, draft] of Object.entries(drafts)) {
    await world.storage.local.set({ [keys.draft('a', call)]: draft });
  }
  await ask(world, form, { toolCallId: 'call-now' }, { settled });
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('City')).toBeVisible();
}

const ofEarlier = page.getByText('What you typed for earlier requests');

test('what was typed for a request replaced twice is still there', async () => {
  await showAfter([ended('call-2'), ended('call-1')], { 'call-1': typed('Basel') });
  await userEvent.click(ofEarlier);
  await expect.element(page.getByText('Basel')).toBeVisible();
  // The labels are the agent's words, so they stand in a dashed box.
  const quoted = document.querySelector('details.old-text dl')!;
  expect(getComputedStyle(quoted).borderStyle).toBe('dashed');
  expect(document.querySelectorAll('details.old-text')).toHaveLength(1);
});

test('what was typed for many of them takes the room of one, and says what each was for', async () => {
  const calls = Array.from({ length: 10 }, (_, number) => `call-${number}`);
  await showAfter(
    calls.map((call) => ended(call)),
    Object.fromEntries(calls.map((call) => [call, typed(`Try of ${call}`)])),
  );
  await expect.element(ofEarlier).toBeVisible();
  const form = document.querySelector('form[name=answer]')!;
  expect(form.getBoundingClientRect().top).toBeLessThan(400);
  await userEvent.click(ofEarlier);
  await expect.element(page.getByText('Try of call-0')).toBeVisible();
  await expect.element(page.getByText('Try of call-9')).toBeVisible();
  expect(document.querySelectorAll('details.old-text')).toHaveLength(1);
  expect(document.querySelectorAll('.old-part q')).toHaveLength(10);
});

test('where nothing was typed for them, there is nothing to see', async () => {
  await showAfter([ended('call-2'), ended('call-1')], {});
  await expect.element(ofEarlier).not.toBeVisible();
});

test('what was typed before an answer that arrived is there, but not the answer', async () => {
  await showAfter([ended('call-2', 'confirmed'), ended('call-1')], {
    'call-2': typed('Bern'),
    'call-1': typed('Basel'),
  });
  await expect.element(page.getByText('What you typed for an earlier request')).toBeVisible();
  expect(document.querySelectorAll('details.old-text')).toHaveLength(1);
});

test('old text goes only where nothing was typed yet, and the focus stays', async () => {
  await showAfter([ended('call-1')], { 'call-1': typed('Old city', 'Old story') });
  await userEvent.fill(page.getByLabelText('City'), 'Basel');
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  await userEvent.click(page.getByRole('button', { name: /^Use it/ }));
  await expect.element(page.getByLabelText('Story')).toHaveValue('Old story');
  await expect.element(page.getByLabelText('City')).toHaveValue('Basel');
  await expect.element(page.getByRole('button', { name: /^Used/ })).toHaveFocus();
});

test('once used, it goes nowhere else', async () => {
  const [city] = trip.fields;
  const twice = { fields: [city, { type: 'text', label: 'City' }, { type: 'text', label: 'Age' }] };
  const world = await showRequest(twice);
  leave();
  await world.storage.local.set({ [keys.draft('a', 'call-1')]: typed('Basel') });
  await ask(world, twice, { toolCallId: 'call-now' }, { settled: [ended('call-1')] });
  show(world, '#/tasks/a/request');
  const [first, second] = [0, 1].map((index) => page.getByLabelText('City').nth(index));
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  await userEvent.click(page.getByRole('button', { name: /^Use it/ }));
  await expect.element(first!).toHaveValue('Basel');
  const used = page.getByRole('button', { name: /^Used/ });
  await expect.element(used).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(used, { force: true });
  await expect.element(second!).toHaveValue('');
});

test('why the person could not answer is there to read and to copy', async () => {
  const world = await showRequest(trip);
  await userEvent.click(page.getByRole('button', { name: "Can't answer" }));
  await userEvent.keyboard('I have no account there');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  await ask(world, trip, { toolCallId: 'call-now' }, { settled: [ended('call-1')] });
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  const old = document.querySelector('details.old-text')!;
  expect(old.textContent).toContain("Can't answerI have no account there");
  expect(page.getByRole('button', { name: 'Copy' }).elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: /^Use it/ }).elements()).toHaveLength(0);
});

test('a question cleared in the old form clears nothing in the new one', async () => {
  const [city, story] = trip.fields;
  const filledIn = { fields: [{ ...city, defaultValue: 'Bern' }, story] };
  await showAfter([ended('call-1')], { 'call-1': typed('', 'Old story') }, filledIn);
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  await userEvent.click(page.getByRole('button', { name: /^Use it/ }));
  await expect.element(page.getByLabelText('Story')).toHaveValue('Old story');
  await expect.element(page.getByLabelText('City')).toHaveValue('Bern');
});

test.each(['readonly', 'disabled'])('old text goes into nothing that is %s', async (closedBy) => {
  const [city, story] = trip.fields;
  const closed = { fields: [{ ...city, [closedBy]: true, defaultValue: 'Bern' }, story] };
  await showAfter([ended('call-1')], { 'call-1': typed('Basel', 'Old story') }, closed);
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  await userEvent.click(page.getByRole('button', { name: /^Use it/ }));
  await expect.element(page.getByLabelText('Story')).toHaveValue('Old story');
  await expect.element(page.getByLabelText('City')).toHaveValue('Bern');
});

test('old text is not offered to a form that asks none of the same', async () => {
  const [city] = trip.fields;
  const other = {
    fields: [
      { ...city, type: 'number' },
      { type: 'text', label: 'Age' },
    ],
  };
  await showAfter([ended('call-1')], { 'call-1': typed('Basel', 'Old story') }, other);
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Use it/ }).elements()).toEqual([]);
});

test('once the form is answered, old text is only read', async () => {
  await showAfter([ended('call-1')], { 'call-1': typed('Basel', 'Old story') });
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  await expect.element(page.getByRole('button', { name: /^Use it/ })).toBeVisible();
  await userEvent.fill(page.getByLabelText('City'), 'Bern');
  await userEvent.click(page.getByRole('button', { name: 'Send answer' }));
  await expect.element(page.getByRole('button', { name: /^Use it/ })).not.toBeInTheDocument();
  await expect.element(page.getByText('Old story')).toBeVisible();
});

test('what was typed under an id that asks something else by now is in none of its questions', async () => {
  const [city, story] = trip.fields;
  await showAfter(
    [],
    { 'call-now': typed('Basel', 'Old story') },
    { fields: [story, city, story] },
  );
  await userEvent.fill(page.getByLabelText('City'), 'Bern');
  await expect.element(page.getByLabelText('City')).toHaveValue('Bern');
  for (const question of page.getByLabelText('Story').all()) {
    await expect.element(question).toHaveValue('');
  }
});

test('of questions with the same label each gets its own old text, in one line where there is one', async () => {
  const old = [2, 1, 0].map((index) => {
    const label = index === 0 ? 'City' : 'Name';
    const text = ['Main street 1\n8000 Zurich', 'First', 'Second'][index]!;
    return { index, label, state: { kind: 'typed', text }, text };
  });
  const name = { type: 'text', label: 'Name' };
  const form = { fields: [trip.fields[0], name, name] };
  await showAfter(
    [ended('call-1')],
    { 'call-1': seal({ writer: 'gone', fields: [old[0]!, old[2]!], reply: '', forget: null }) },
    form,
  );
  await userEvent.click(page.getByText('What you typed for an earlier request'));
  await userEvent.click(page.getByRole('button', { name: /^Use it/ }));
  await expect.element(page.getByLabelText('City')).toHaveValue('Main street 1 8000 Zurich');
  await expect.element(page.getByLabelText('Name').nth(0)).toHaveValue('');
  await expect.element(page.getByLabelText('Name').nth(1)).toHaveValue('Second');
});

test('what was typed for a request that is asked again under its id stands in its form alone', async () => {
  await showAfter([ended('call-now', 'gone')], { 'call-now': typed('Basel') });
  await expect.element(page.getByLabelText('City')).toHaveValue('Basel');
  expect(document.querySelector('.old-text')).toBeNull();
});

test('of an earlier form only what is filled in is quoted, with nothing hidden in its labels', async () => {
  const [city, story] = ['', 'Old story'].map((text, index) => {
    return { index, label: '\u202EyrotS', state: { kind: 'typed', text }, text };
  });
  await showAfter([{ ...ended('call-1'), digest: { ...digest, heading: '' } }], {
    'call-1': seal({ writer: 'gone', fields: [city!, story!], reply: '', forget: null }),
  });
  await expect.poll(() => document.querySelector('.old-text dl')).not.toBeNull();
  expect(document.querySelector('.old-text dl')!.textContent).toBe('‹U+202E›yrotSOld story');
  // Where the form had no heading, none is quoted.
  expect(document.querySelector('.old-text q')).toBeNull();
});
