import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hideForm, showForm } from './show-form';

afterEach(hideForm);

test.each([
  ['text', '{Enter>3/}'],
  ['checkbox', '{Enter>3/}'],
  ['range', '{Enter>3/}'],
  ['textarea', '{Control>}{Enter>3/}{/Control}'],
])(
  'a key that sent a form and is still held does not send the next one: in a %s',
  async (type, keys) => {
    let submits = 0;
    const show = () => {
      const shown = showForm({ fields: [{ type, label: 'Step' }] });
      shown.form.addEventListener('submit', () => {
        submits += 1;
        queueMicrotask(show);
      });
      control(shown.field(0)).focus();
    };
    show();
    await userEvent.keyboard(keys);
    expect(submits).toBe(1);
  },
);

test('Enter that is held in a textarea makes lines', async () => {
  const shown = showForm({ fields: [{ type: 'textarea', label: 'Address' }] });
  const area = control(shown.field(0));
  area.focus();
  await userEvent.keyboard('{Enter>3/}');
  expect(area.value).toBe('\n\n\n');
});

function control(field: HTMLElement): HTMLInputElement | HTMLTextAreaElement {
  const found = field.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (found === null) throw new Error('There is no control.');
  return found;
}
