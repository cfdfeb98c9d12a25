import { longText, longWord } from '../long-text.ts';

const markup = '<img src=x onerror=alert(1)><b>Beckon</b>';
const reversed = 'Account \u202Ereversed\u202C and \u{E0041}\u{E0042} tagged';
const link = 'https://bank.example@evil.example/login';

/** A form that tries to look like something else. */
export const deceptiveForm = {
  heading: `${markup} needs your consent`,
  description: `Continue at ${link}, or at http://[bad. ${reversed}`,
  fields: [
    { type: 'text', label: markup, placeholder: markup, className: 'fixed inset-0 z-50 btn' },
    { type: 'hidden', label: reversed, defaultValue: 'shown all the same' },
    { type: 'text', label: '\u200B\u2060' },
    { type: 'text', label: '__proto__' },
    { type: 'text', label: 'constructor', pattern: '(' },
    { type: 'checkbox', label: 'Terms', placeholder: `I agree to ${link}` },
    { type: 'select', label: 'Nothing to choose', options: [] },
    { type: 'radio', label: 'Odd choices', options: [markup, null, 0, { value: '' }, link] },
    'not a field at all',
    { type: ['password'], label: { text: 'no text' }, min: 'x', maxLength: -5, required: 'true' },
  ],
  submitButton: { label: `Send answer\u202E ${markup}` },
};

/** A form with far more than fits on a page. */
export const endlessForm = {
  heading: longWord,
  description: `${longText} `.repeat(20),
  fields: Array.from({ length: 10_000 }, (_, index) => ({ type: 'text', label: `Field ${index}` })),
};

export const longListForm = {
  heading: 'Pick a station',
  fields: [
    {
      type: 'select',
      label: 'Station',
      required: true,
      defaultValue: 4711,
      options: Array.from({ length: 100_000 }, (_, value) => ({
        label: `Station ${value}`,
        value,
      })),
    },
    {
      type: 'checkbox',
      label: 'Lines, read only',
      readonly: true,
      defaultValue: 'Line 7',
      options: Array.from({ length: 2000 }, (_, index) => `Line ${index}`),
    },
  ],
};
