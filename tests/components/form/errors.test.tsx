import { SummaryLine } from '@/components/form/summary-line';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorAt, find, hideForm, send, showForm } from './show-form';

afterEach(() => {
  hideForm();
  vi.restoreAllMocks();
});

const fields = [
  { type: 'text', label: 'Name', required: true },
  { type: 'email', label: 'E-mail', defaultValue: 'nobody' },
  { type: 'text', label: 'Note' },
  { type: 'radio', label: 'Pick', options: ['a', 'b'], required: true },
  { type: 'checkbox', label: 'Some', options: ['a', 'b'], required: true },
  { type: 'switch', label: 'Agree', required: true },
  { type: 'number', label: 'Count', min: 2, defaultValue: 1 },
];

const wrong = [0, 1, 3, 4, 5, 6];

test('the summary takes the focus and lists every error, in order, in the words at the field', async () => {
  const shown = showForm({ fields });
  expect(shown.form.querySelector('.error-summary, [aria-invalid="true"]')).toBeNull();
  expect(await send(shown)).toBeNull();
  const summary = find(shown.form, '.error-summary', HTMLElement);
  expect(document.activeElement).toBe(summary);
  // The summary quotes the agent's words, so it stands inside the agent's box, above the rest.
  expect(shown.form.querySelector('.request-box')?.firstElementChild).toBe(summary);
  await expect.element(page.getByRole('group', { name: 'Before this can be sent:' })).toHaveFocus();
  expect(shown.form.querySelector('[role="alert"], [aria-live]:not(:empty)')).toBeNull();
  const links = [...summary.querySelectorAll('a')].map((link) => link.textContent);
  expect(links).toEqual(wrong.map((index) => errorAt(shown, index)));
  expect(links).toEqual([
    'Fill this in.',
    'Enter a full e-mail address, like name@example.org.',
    'Choose one.',
    'Choose at least one.',
    'Switch this on to go on.',
    'Enter 2 or more.',
  ]);
  const summarised = page.getByRole('group', { name: 'Before this can be sent:' });
  await expect.element(summarised.getByRole('link', { name: 'Name: Fill this in.' })).toBeVisible();
  expect(errorAt(shown, 2)).toBeNull();
});

test('what is wrong is marked, and described by what exists', async () => {
  const shown = showForm({ fields });
  await send(shown);
  for (const [index] of fields.entries()) {
    const marked = shown.field(index).querySelector('[aria-invalid="true"]') !== null;
    expect(marked).toBe(wrong.includes(index));
  }
  for (const element of shown.form.querySelectorAll('[aria-describedby], [aria-labelledby]')) {
    const ids = `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-labelledby') ?? ''}`;
    for (const id of ids.split(' ').filter((part) => part !== '')) {
      expect(document.getElementById(id), id).not.toBeNull();
    }
  }
  const described = shown.input(1).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    errorAt(shown, 1),
  );
});

test.each(wrong)(
  'the link of field %i names it, focuses its control and leaves the address alone',
  async (index) => {
    const shown = showForm({ fields });
    await send(shown);
    const { hash } = location;
    const links = [...shown.form.querySelectorAll<HTMLAnchorElement>('.error-summary a')];
    const link = links[wrong.indexOf(index)]!;
    expect(shown.field(index).querySelector(link.hash)).not.toBeNull();
    await userEvent.click(link);
    expect(shown.field(index).contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
    expect(location.hash).toBe(hash);
  },
);

test('flagged fields clear as they are mended; the others are left in peace', async () => {
  const shown = showForm({ fields });
  await send(shown);
  await userEvent.fill(shown.input(1), 'a@');
  expect(errorAt(shown, 1)).not.toBeNull();
  await userEvent.fill(shown.input(1), 'a@b.c');
  expect(errorAt(shown, 1)).toBeNull();
  expect(shown.input(1).ariaInvalid).toBe('false');
  await userEvent.click(page.getByText('b', { exact: true }).first());
  expect(errorAt(shown, 3)).toBeNull();
  await userEvent.click(page.getByText('a', { exact: true }).last());
  expect(errorAt(shown, 4)).toBeNull();
  await userEvent.click(page.getByRole('switch'));
  expect(errorAt(shown, 5)).toBeNull();
  await userEvent.fill(shown.input(6), '2');
  await userEvent.fill(shown.input(0), 'Ada');
  expect(shown.form.querySelector('.error-summary')).toBeNull();
  expect(await send(shown)).toEqual(['Ada', 'a@b.c', '', 'b', ['a'], true, 2]);
});

test('a field once flagged stays watched after it has been mended, and the typing goes on', async () => {
  const shown = showForm({ fields: [{ type: 'email', label: 'E-mail' }, { type: 'email' }] });
  await userEvent.fill(shown.input(0), 'a');
  await send(shown);
  await userEvent.fill(shown.input(0), 'a@b');
  expect(shown.form.querySelector('.error-summary, [aria-invalid="true"]')).toBeNull();
  await userEvent.type(shown.input(0), '@');
  expect(errorAt(shown, 0)).not.toBeNull();
  expect(find(shown.form, '.error-summary a', HTMLElement).textContent).toBe(errorAt(shown, 0));
  expect(document.activeElement).toBe(shown.input(0));
  await userEvent.fill(shown.input(1), 'b');
  expect(errorAt(shown, 1)).toBeNull();
});

test('a flagged field is watched when it is filled from a draft, too', async () => {
  const shown = showForm({ fields: [fields[0], { type: 'text', required: true }] });
  await send(shown);
  shown.sheet.restore(new Map([[0, { kind: 'typed', text: 'Ada' }]]));
  await expect.poll(() => errorAt(shown, 0)).toBeNull();
  expect(errorAt(shown, 1)).not.toBeNull();
});

test('a new error redraws its own line of the summary alone', async () => {
  const shown = showForm({
    fields: [
      { type: 'text', minLength: 5 },
      { type: 'text', required: true },
    ],
  });
  await userEvent.fill(shown.input(0), 'a');
  await send(shown);
  const drawn = vi.spyOn(SummaryLine.prototype, 'render');
  await userEvent.type(shown.input(0), 'b');
  expect(errorAt(shown, 0)).toBe('Use at least 5 characters. This has 2.');
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('nothing typed is lost, not even half a number', async () => {
  const shown = showForm({ fields: [fields[0], { type: 'number', label: 'N' }] });
  await userEvent.type(shown.input(1), '1e');
  await send(shown);
  expect(errorAt(shown, 1)).toBe('This cannot be read as a number. Change it, or clear it.');
  expect(shown.input(1).validity.badInput).toBe(true);
  await userEvent.type(shown.input(1), '3');
  expect(errorAt(shown, 1)).toBeNull();
  await userEvent.fill(shown.input(0), 'x');
  expect(await send(shown)).toEqual(['x', 1000]);
});

test.each([
  [
    { type: 'text', pattern: '[A-Z]\\d{4}', defaultValue: 'x' },
    'This is not in the format the agent asked for: \u2066[A-Z]\\d{4}\u2069',
  ],
  // A Japanese input method types digits of its own.
  [{ pattern: '[0-9]{4,8}', defaultValue: '１２３４' }, 'Use 4–8 digits (0–9) and nothing else.'],
  [{ pattern: '[0-9]{1,1}', defaultValue: 'x' }, 'Use 1 digit (0–9) and nothing else.'],
  [
    { type: 'date', min: '2027-03-12', defaultValue: '2026-01-01' },
    'Choose March 12, 2027 or later.',
  ],
  [{ type: 'month', max: '2026-11', defaultValue: '2027-01' }, 'Choose November 2026 or earlier.'],
  [
    { type: 'time', min: '22:00', max: '02:00', defaultValue: '12:00' },
    'Choose a time from 10:00 PM to 2:00 AM.',
  ],
  [
    { type: 'time', min: '09:00', max: '17:00', defaultValue: '18:00' },
    'Choose 5:00 PM or earlier.',
  ],
  [{ type: 'week', min: '2027-W09', defaultValue: '2026-W53' }, 'Choose week 9 of 2027 or later.'],
  [
    { type: 'number', step: 5, min: 0, defaultValue: 7 },
    'The nearest values allowed are 5 and 10.',
  ],
  [{ type: 'number', step: 5, min: 0, max: 8, defaultValue: 7 }, 'The nearest value allowed is 5.'],
  [
    { type: 'date', step: 7, min: '2024-01-01', defaultValue: '2024-01-02' },
    'The nearest values allowed are January 1, 2024 and January 8, 2024.',
  ],
  [
    { type: 'datetime-local', min: '2026-11-18T09:50', defaultValue: '2026-11-01T10:00' },
    'Choose November 18, 2026 at 9:50 AM or later.',
  ],
  [
    {
      type: 'datetime-local',
      step: 30,
      defaultValue: '2026-11-19T10:00:15',
      min: '2026-11-18T00:00',
    },
    'The nearest values allowed are November 19, 2026 at 10:00 AM and November 19, 2026 at 10:00:30 AM.',
  ],
  [
    {
      type: 'datetime-local',
      max: '2026-11-19T09:59:23.450',
      step: 0.01,
      defaultValue: '2027-01-01T10:00',
    },
    'Choose November 19, 2026 at 9:59:23.450 AM or earlier.',
  ],
  [
    { type: 'email', multiple: true, defaultValue: 'a' },
    'Enter full e-mail addresses with commas between them, like name@example.org.',
  ],
  [{ type: 'url', defaultValue: 'a' }, 'Enter a full web address, like https://example.org.'],
  [{ type: 'checkbox', required: true }, 'Tick this to go on.'],
  [{ type: 'time', required: true }, 'Choose a time.'],
  [{ type: 'date', required: true }, 'Choose a date.'],
  [{ type: 'datetime-local', required: true }, 'Choose a date and a time.'],
  [{ type: 'month', required: true }, 'Choose a month.'],
  [{ type: 'week', required: true }, 'Choose a week.'],
  [{ type: 'number', required: true }, 'Enter a number.'],
])('%j says: %s', async (field, words) => {
  const shown = showForm({ fields: [field] });
  await send(shown);
  expect(errorAt(shown, 0)).toBe(words);
});

test.each([
  [{ type: 'number' }, 'This cannot be read as a number. Change it, or clear it.'],
  [{ type: 'number', required: true }, 'This cannot be read as a number. Change it.'],
  [{ type: 'date' }, 'Finish this, or clear it.'],
  [{ type: 'date', required: true }, 'Finish this.'],
])('what is half typed into %j can be cleared unless it is owed', async (field, words) => {
  const shown = showForm({ fields: [field] });
  await userEvent.type(shown.input(0), '1e');
  await send(shown);
  expect(errorAt(shown, 0)).toBe(words);
});

test('lengths are told with what there is', async () => {
  const shown = showForm({ fields: [{ type: 'text', minLength: 5 }] });
  await userEvent.fill(shown.input(0), 'abc');
  await send(shown);
  expect(errorAt(shown, 0)).toBe('Use at least 5 characters. This has 3.');
});

test.each([
  [1, 'Use at most 1 character. This has 3.'],
  [2, 'Use at most 2 characters. This has 3.'],
])('at most %i is told in the right number', async (maxLength, words) => {
  const shown = showForm({ fields: [{ type: 'text', maxLength }] });
  shown.sheet.restore(new Map([[0, { kind: 'typed', text: 'abc' }]]));
  await send(shown);
  expect(errorAt(shown, 0)).toBe(words);
});
