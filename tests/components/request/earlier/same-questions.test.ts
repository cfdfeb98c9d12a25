import { sameQuestions } from '@/components/request/earlier/same-questions';
import { readField } from '@/lib/form/read-field';
import { expect, test } from 'vitest';

const asked = (...labels: readonly string[]) => {
  const fields = labels.map((label, index) => readField({ type: 'text', label }, index));
  return { heading: null, description: null, submitLabel: null, fields, entries: [] };
};

test.each([
  ['a question before them is gone', asked('Name', 'Name'), ['Ada', 'Grace']],
  ['it stands behind them by now', asked('Name', 'Name', 'Trip'), ['Ada', 'Grace']],
  ['there is one more before them', asked('Trip', 'Date', 'Name', 'Name'), ['Ada', 'Grace']],
  ['nothing has changed', asked('Trip', 'Name', 'Name'), ['Ada', 'Grace']],
])('names keep their order, typed the other way round, where %s', (_, form, names) => {
  const old = [
    { label: 'Name', text: 'Grace', index: 2 },
    { label: 'Name', text: 'Ada', index: 1 },
  ];
  const states = sameQuestions(old, form, new Map());
  const texts = form.fields.flatMap(({ index }) => {
    const state = states.get(index);
    return state?.kind === 'typed' ? [state.text] : [];
  });
  expect(texts).toEqual(names);
});

test('what answered a question without words goes into no other one', () => {
  const [field] = asked('Name').fields;
  const form = { ...asked(), fields: [{ ...field!, label: null }] };
  const old = [{ label: null, text: 'Ada', index: 0 }];
  expect(sameQuestions(old, form, new Map()).size).toBe(0);
});
