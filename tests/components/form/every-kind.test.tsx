import type { Kind } from '@/lib/form/controls';
import { readField } from '@/lib/form/read-field';
import { afterEach, expect, test } from 'vitest';
import { hideForm, showForm, type Shown } from './show-form';

afterEach(hideForm);

/** What nothing else asks about a new kind of field. */
interface Traits {
  /** A field of the kind. */
  readonly entry: object | null;
  /** An agent can require it: the person can fail to fill it in. */
  readonly canBeRequired: boolean;
  /** It is called optional beside required ones: leaving it alone is no answer. */
  readonly canSkip: boolean;
  /** A secret is drawn as dots, with a button to look. */
  readonly canMask: boolean;
}

const options = ['a', 'b'];
const kinds: Readonly<Record<Kind, Traits>> = {
  text: { entry: { type: 'text' }, canBeRequired: true, canSkip: true, canMask: true },
  textarea: { entry: { type: 'textarea' }, canBeRequired: true, canSkip: true, canMask: true },
  number: { entry: { type: 'number' }, canBeRequired: true, canSkip: true, canMask: true },
  range: { entry: { type: 'range' }, canBeRequired: false, canSkip: false, canMask: false },
  'date-like': { entry: { type: 'date' }, canBeRequired: true, canSkip: true, canMask: false },
  select: {
    entry: { type: 'select', options },
    canBeRequired: true,
    canSkip: true,
    canMask: false,
  },
  radio: { entry: { type: 'radio', options }, canBeRequired: true, canSkip: true, canMask: false },
  checkboxes: {
    entry: { type: 'checkbox', options },
    canBeRequired: true,
    canSkip: true,
    canMask: false,
  },
  checkbox: { entry: { type: 'checkbox' }, canBeRequired: true, canSkip: false, canMask: false },
  switch: { entry: { type: 'switch' }, canBeRequired: true, canSkip: false, canMask: false },
  unreadable: { entry: null, canBeRequired: false, canSkip: false, canMask: false },
};
const cases = Object.entries(kinds);

const drawn = (entry: object | null, more: object) => entry && { ...entry, ...more };

test.each(cases)('%s is what it says, and required only if it can be', (kind, traits) => {
  const field = readField(drawn(traits.entry, { required: true }), 0);
  expect([field.kind, field.required]).toEqual([kind, traits.canBeRequired]);
});

test.each(cases)('%s is called optional only if it can be left out', (_, { entry, canSkip }) => {
  const shown = showForm({ fields: [{ type: 'text', required: true }, entry] });
  expect(shown.field(1).textContent.includes('optional')).toBe(canSkip);
});

test.each(cases)('%s is masked only if it is typed and a secret', (_, { entry, canMask }) => {
  const shown = showForm({ fields: [drawn(entry, { label: 'Secret' })] });
  expect(shown.field(0).querySelector('.reveal') !== null).toBe(canMask);
});

test.each(cases)('%s has no label that names nothing', (_, { entry }) => {
  const shown = showForm({ fields: [drawn(entry, { label: 'A', placeholder: 'B' })] });
  for (const label of shown.field(0).querySelectorAll('label')) {
    expect(label.control, label.textContent).not.toBeNull();
  }
});

const controlOf = (shown: Shown) => shown.field(0).querySelector('input, textarea, select');

/** Whether the browser lets this happen to a control. */
function lets(control: Element, event: Event): boolean {
  return control.dispatchEvent(event);
}

const happens = { bubbles: true, cancelable: true };

test.each(cases.filter(([, { entry }]) => entry !== null))(
  '%s stays as it is when it is read-only, and says so',
  (_, { entry }) => {
    // Where HTML itself knows no read-only, no control is ever called one to write in.
    const isNative = controlOf(showForm({ fields: [entry] }))?.matches(':read-write');
    const control = controlOf(showForm({ fields: [drawn(entry, { readonly: true })] }))!;
    if (isNative) return expect(control.hasAttribute('readonly')).toBe(true);
    expect(control.closest('[aria-readonly="true"]')).not.toBeNull();
    expect(lets(control, new KeyboardEvent('keydown', { ...happens, key: 'ArrowDown' }))).toBe(
      false,
    );
    const presses = ['mousedown', 'click'].map((type) =>
      lets(control, new MouseEvent(type, happens)),
    );
    expect(presses).toContain(false);
  },
);
