import { digestCall } from '@/lib/form/digest';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';

test('a form is counted, with its secrets', () => {
  const parameters = {
    heading: ' Log in\nto the portal ',
    fields: [
      { type: 'email', label: 'E-mail' },
      { type: 'password', label: 'Word' },
      { type: 'text', label: 'Verification code' },
      null,
    ],
  };
  expect(digestCall('ask', parameters)).toEqual({
    kind: 'form',
    heading: 'Log in to the portal',
    fields: 4,
    secrets: 2,
  });
});

test('a form without a heading goes by its first question', () => {
  const fields = [null, { type: 'html', content: 'Hello' }, { type: 'email', label: 'E-mail' }];
  expect(digestCall('form_input', { heading: ' ', fields }).heading).toBe('E-mail');
});

test('one without either goes by its tool', () => {
  expect(digestCall('form_input', { heading: '\u200b', fields: [] }).heading).toBe('form_input');
});

test('any other call goes by its tool, whatever heading it brings', () => {
  expect(digestCall('look_up', { heading: 'Log in' })).toEqual({
    kind: 'tool',
    heading: 'look_up',
    fields: 0,
    secrets: 0,
  });
});

test.each([undefined, null, 'text', [], {}, { fields: {} }, { fields: null }])(
  'a form tool with %j could not be read',
  (parameters) => {
    expect(digestCall('form_input', parameters).kind).toBe('unreadable');
  },
);

test('an inherited `fields` is none', () => {
  const parameters: unknown = JSON.parse('{"__proto__":{"fields":[]}}');
  expect(digestCall('form_input', parameters).kind).toBe('unreadable');
});

test('the heading is one line of at most 200 characters, with nothing hidden in it', () => {
  const { heading } = digestCall('t', { heading: `\u202e${'😀'.repeat(500)}`, fields: [] });
  expect(heading.startsWith('‹U+202E›')).toBe(true);
  expect(heading.length).toBeLessThanOrEqual(200);
  expect(heading.isWellFormed()).toBe(true);
});

test('never throws, whatever JSON comes', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (toolName, parameters) => {
      expect(digestCall(toolName, parameters).heading.length).toBeLessThanOrEqual(200);
      digestCall(toolName, { fields: [parameters], heading: parameters });
    }),
  );
});

test('in a field without a word none is looked for: a form can be of a million, read again and again', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(digestCall('form_input', { fields: [{}, { type: '', label: '' }] }).secrets).toBe(0);
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});
