import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hideForm, send, showForm } from './show-form';

afterEach(hideForm);

const options = ['a', 'b', 'c'];

const fields = [
  [{ type: 'select', options, defaultValue: 'b' }, 'b'],
  [{ type: 'select', options, multiple: true, defaultValue: 'b' }, ['b']],
  [{ type: 'radio', options, defaultValue: 'b' }, 'b'],
  [{ type: 'radio', options }, null],
  [{ type: 'checkbox', options, defaultValue: 'b' }, ['b']],
  [{ type: 'checkbox', defaultValue: true }, true],
  [{ type: 'switch' }, false],
  [{ type: 'range', min: 0, max: 10, defaultValue: 3 }, 3],
  [{ type: 'text', defaultValue: 'x' }, 'x'],
  [{ type: 'number', defaultValue: 5 }, 5],
  [{ type: 'date', defaultValue: '2024-01-01' }, '2024-01-01'],
] as const;

test.each(fields)('%j is kept from mouse and keyboard', async (field, value) => {
  const shown = showForm({ fields: [{ ...field, readonly: true, required: true }] });
  const controls = [...shown.field(0).querySelectorAll<HTMLElement>('input, select')];
  for (const control of controls) {
    await userEvent.click(control, { position: { x: 2, y: 4 } });
    // The focus stays, since a person reads on from there.
    expect(document.activeElement).toBe(control);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{Home}{End}{PageUp}c1 ');
  }
  for (const label of shown.field(0).querySelectorAll('label')) await userEvent.click(label);
  for (const option of shown.field(0).querySelectorAll('select[multiple] option')) {
    await userEvent.click(option);
  }
  expect(await send(shown)).toEqual([value]);
});

test.each(fields)('%j looks unlike one that can be changed', (field) => {
  const shown = showForm({ fields: [{ ...field, readonly: true }, field] });
  const [fixed, free] = [0, 1].map((index) => {
    const { accentColor, borderStyle } = getComputedStyle(
      shown.field(index).querySelector('input, select')!,
    );
    return `${accentColor} ${borderStyle}`;
  });
  expect(fixed).not.toBe(free);
});

test.each(fields)('%j goes back if a script changes it', async (field, value) => {
  const shown = showForm({ fields: [{ ...field, readonly: true }] });
  for (const control of shown.field(0).querySelectorAll<HTMLInputElement>('input, select')) {
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = !control.checked;
    else control.value = control.type === 'range' ? '9' : '0';
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(await send(shown)).toEqual([value]);
});

test('a read-only control says so and can be reached', async () => {
  const shown = showForm({ fields: fields.map(([field]) => ({ ...field, readonly: true })) });
  for (const [index] of fields.entries()) {
    expect(shown.field(index).textContent).toContain('read only');
    const control = shown.field(index).querySelector<HTMLElement>('input, select')!;
    control.focus();
    expect(document.activeElement).toBe(control);
    const marked = shown.field(index).querySelector('[aria-readonly="true"], [readonly]');
    expect(marked, `field ${index}`).not.toBeNull();
  }
});

test('a long read-only list can be filtered, to be read', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => `Option ${index}`);
  const field = { type: 'select', options: many, defaultValue: 'Option 7', readonly: true };
  const shown = showForm({ fields: [field] });
  await userEvent.click(shown.input(0));
  await userEvent.keyboard('1234');
  expect(shown.input(0).value).toBe('1234');
  const found = page.getByLabelText('Option 1234', { exact: true });
  await expect.element(found).toBeVisible();
  await userEvent.click(found);
  await expect.element(found).not.toBeChecked();
  expect(await send(shown)).toEqual(['Option 7']);
});

test('what shows the rest of a text works in a read-only field, by keyboard too', async () => {
  const long = `${'x'.repeat(3000)}END`;
  const shown = showForm({ fields: [{ type: 'radio', options: [long], readonly: true }] });
  const all = page.getByRole('button', { name: 'Show all' });
  await expect.element(all).toBeVisible();
  all.element().focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => shown.field(0).textContent).toContain('END');
});

test.each([
  ['F5', {}, false],
  ['F4', {}, true],
  ['ArrowLeft', { altKey: true }, false],
  ['ArrowDown', { altKey: true }, true],
  ['ArrowUp', { altKey: true }, true],
  ['r', { ctrlKey: true }, false],
  ['b', {}, true],
] as const)('%s with %j on a read-only select is kept from it: %s', (key, held, kept) => {
  const shown = showForm({ fields: [{ type: 'select', options, readonly: true }] });
  const event = new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true });
  shown.field(0).querySelector('select')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(kept);
});

test('disabled controls cannot be reached at all', () => {
  const shown = showForm({
    fields: fields.map(([field]) => Object.assign({ disabled: true }, field)),
  });
  for (const control of shown.form.querySelectorAll('[data-field] :is(input, select)')) {
    expect(control.matches(':disabled')).toBe(true);
  }
});

test.each([{ readonly: true }, { disabled: true }])(
  'nobody is told how to choose several where nothing can be chosen: %j',
  (closed) => {
    const several = { type: 'select', options, multiple: true };
    const shown = showForm({ fields: [several, { ...several, ...closed }] });
    expect(shown.field(0).textContent).toContain('Click all you want');
    expect(shown.field(1).textContent).not.toContain('Click all');
  },
);
