import { describe, expect, it } from 'vitest';
import { readAnswer } from './agent/read-answer.ts';
import type { Ask } from './agent/scenario.ts';

const fields = [
  { type: 'email', label: 'Email', required: true },
  { type: 'switch', placeholder: 'Remember me' },
] as const;
const ask: Ask = { kind: 'form', form: { heading: 'Log in', description: '', fields } };

const read = (entries: unknown) => readAnswer(ask, JSON.stringify(entries));
const values = ['a@b.example', true];
const full = fields.map((field, index) => ({ ...field, value: values[index] }));

describe('an answer to a form', () => {
  it('is understood when every field is echoed with a value', () => {
    expect(read(full)).toEqual({ kind: 'form', labels: ['Email', 'no label'], echoed: true });
  });

  it('is understood when it has label and value only, and seen not to echo', () => {
    const bare = [{ label: 'Email', value: 'a@b.example' }, { value: true }];
    expect(read(bare)).toMatchObject({ kind: 'form', echoed: false });
  });

  it('may carry a remark after the last field', () => {
    const remark = { type: 'textarea', label: 'The person could not answer', value: 'Not mine' };
    expect(read([...full, remark])).toMatchObject({
      labels: ['Email', 'no label', 'The person could not answer'],
      echoed: true,
    });
  });

  it('may leave a field blank with null', () => {
    expect(read([full[0], { ...fields[1], value: null }])).toMatchObject({ kind: 'form' });
  });

  it.each([
    ['no JSON', 'a@b.example', 'not a JSON array'],
    ['an object', '{"Email":"a@b.example"}', 'not a JSON array'],
    ['too few entries', JSON.stringify(full.slice(0, 1)), '1 of 2 fields'],
    ['an entry without a value', JSON.stringify([full[0], fields[1]]), 'entry 2 answers no field'],
    ['entries out of order', JSON.stringify(full.toReversed()), 'entry 1 answers no field'],
    ['an entry that is no object', '["a@b.example", true]', 'entry 1 answers no field'],
  ])('is malformed as %s', (_, input, reason) => {
    expect(readAnswer(ask, input)).toEqual({ kind: 'malformed', reason });
  });
});

describe('a reply to any other tool', () => {
  it('is whatever text it is', () => {
    const tool: Ask = { kind: 'tool', name: 'look_up_order', parameters: {} };
    expect(readAnswer(tool, 'SN-5512')).toEqual({ kind: 'text' });
  });
});
