import { afterEach, expect, test } from 'vitest';
import { hideForm, showForm } from './show-form';

afterEach(hideForm);

test('a code is written large, its example like all other text, so that nothing of it is cut', () => {
  const placeholder = 'For example 7KQ2MX';
  const shown = showForm({
    fields: [{ type: 'text', label: 'Code', maxLength: 6, placeholder }],
  });
  const code = getComputedStyle(shown.input(0));
  expect([code.fontSize, code.letterSpacing]).toEqual(['24px', '4.8px']);
  const example = getComputedStyle(shown.input(0), '::placeholder');
  expect([example.fontSize, example.letterSpacing]).toEqual(['14px', 'normal']);
});

test.each(['text', 'number'])(
  'a code that is known by its label is written large, asked for as %s',
  (type) => {
    const shown = showForm({ fields: [{ type, label: 'Verification code' }] });
    expect(getComputedStyle(shown.input(0)).fontSize).toBe('24px');
  },
);
