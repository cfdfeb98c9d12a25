import { afterEach, expect, test } from 'vitest';
import { hideForm, showForm, type Shown } from './show-form';

afterEach(hideForm);

/**
 * Whether a click submits the form. `detail` is its place in a series of quick clicks, as browsers
 * count them.
 */
function submits(shown: Shown, detail: number): boolean {
  let submitted = false;
  shown.form.addEventListener('submit', () => (submitted = true), { once: true });
  shown
    .submitButton()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  return submitted;
}

test('the rest of a double click does not send the form that took the place of the one clicked', () => {
  expect(submits(showForm({ heading: 'Step 1?', fields: [] }), 1)).toBe(true);
  const next = showForm({ heading: 'Step 2?', fields: [] });
  expect(submits(next, 2)).toBe(false);
  expect(submits(next, 1)).toBe(true);
});

test('a press that is no click of a mouse sends', () => {
  expect(submits(showForm({ fields: [] }), 0)).toBe(true);
});
