import { leftOf, statesOf, takeDraft } from '@/components/request/drafts/form-draft';
import { readRequest } from '@/lib/form/read-request';
import { type Draft, type DraftField, draftSchema } from '@/lib/store/draft';
import { expect, test } from 'vitest';

const typed = (text: string) => ({ kind: 'typed', text }) as const;
const checked = { kind: 'checked', checked: true } as const;

/** What a draft of a field called When puts back, if the form's field of that name now is `field`. */
function comesBack(field: object, state: typeof checked | ReturnType<typeof typed>) {
  const request = readRequest('form_input', { fields: [{ label: 'When', ...field }] });
  if (request.kind !== 'form') throw new Error('It is a form.');
  const text = state.kind === 'typed' ? state.text : '';
  const draft = { fields: [{ index: 0, label: 'When', state, text }], reply: '', forget: null };
  return statesOf({ writer: 'w', ...draft }, request.form).get(0) ?? null;
}

test.each([
  [{ type: 'text' }, typed('tomorrow')],
  [{ type: 'date' }, typed('2027-03-12')],
  [{ type: 'date' }, typed('')],
  [{ type: 'number' }, typed('-1.5')],
  [{ type: 'switch' }, checked],
])('in %j %j comes back', (field, state) => {
  expect(comesBack(field, state)).toEqual(state);
});

test.each([
  [{ type: 'date', defaultValue: '2027-01-01' }, typed('tomorrow')],
  [{ type: 'number', defaultValue: 1 }, typed('tomorrow')],
  [{ type: 'text', defaultValue: 'Monday' }, checked],
  [{ type: 'switch', defaultValue: true }, typed('tomorrow')],
  [{ type: 'text', readonly: true }, typed('tomorrow')],
  [{ type: 'text', disabled: true }, typed('tomorrow')],
])('in %j %j does not, which would be lost with its default', (field, state) => {
  expect(comesBack(field, state)).toBeNull();
});

test('what storage made of half a surrogate in a label or an option is still found', () => {
  const options = ['Hall', 'Half \ud83d'];
  const request = readRequest('form_input', {
    fields: [{ type: 'checkbox', label: 'Where \ude00', options }],
  });
  if (request.kind !== 'form') throw new Error('It is a form.');
  const state: DraftField['state'] = { kind: 'chosen', options: [1] };
  const stored = { index: 0, label: 'Where \ufffd', state, text: 'Half \ufffd' };
  const draft = { writer: 'w', fields: [stored], reply: '', forget: null };
  expect(statesOf(draft, request.form).get(0)).toEqual(state);
});

function formOf(field: object) {
  const request = readRequest('form_input', { fields: [field] });
  if (request.kind !== 'form') throw new Error('It is a form.');
  return request.form;
}

/** The draft of one field, with what an earlier form left. */
function draftOf(field: object, text: string, left: readonly DraftField[] = []): Draft {
  const sheet = { form: formOf(field), touched: () => new Map([[0, typed(text)]]) };
  return draftSchema.parse({ writer: 'w', ...takeDraft(sheet, left) });
}

test.each([
  [{ type: 'text', label: 'When', placeholder: 'A day' }, { placeholder: 'A date' }, true],
  [{ type: 'date', placeholder: 'You leave' }, { placeholder: 'You return' }, false],
])('%j with %j for its words takes its draft: %s', (field, words, takes) => {
  const draft = draftOf(field, '2027-03-12');
  expect(statesOf(draft, formOf({ ...field, ...words })).has(0)).toBe(takes);
});

test('of two texts that fit, the one typed last comes back', () => {
  const [text, date] = [
    { type: 'text', label: 'When' },
    { type: 'date', label: 'When' },
  ];
  const left = leftOf(draftOf(text, 'tomorrow'), formOf(date));
  expect(left).toHaveLength(1);
  const draft = draftOf(date, '2027-03-12', left);
  expect(statesOf(draft, formOf(text)).get(0)).toEqual(typed('2027-03-12'));
});

test('a field that was cleared leaves no text behind', () => {
  const cleared = draftOf({ type: 'text', label: 'When' }, '');
  expect(leftOf(cleared, formOf({ type: 'text', label: 'Who' }))).toEqual([]);
});
