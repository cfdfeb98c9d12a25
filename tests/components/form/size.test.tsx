import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorAt, find, hideForm, send, showForm } from './show-form';

afterEach(hideForm);

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Option ${index}`, value: index }));

test('300 fields come at once', () => {
  const fields = Array.from({ length: 300 }, () => ({ type: 'text' }));
  const shown = showForm({ fields });
  expect(shown.form.querySelectorAll('[data-field]')).toHaveLength(300);
  expect(shown.form.querySelector('nav')).toBeNull();
});

test('lists of a common length do not turn the page, nor does a list to be filtered', () => {
  const lists = Array.from({ length: 30 }, () => ({ type: 'select', options: many(250) }));
  const long = { type: 'select', options: many(5000) };
  const shown = showForm({ fields: [...lists, long, { type: 'radio', options: many(1000) }] });
  expect(shown.form.querySelectorAll('[data-field]')).toHaveLength(32);
  expect(shown.form.querySelector('nav')).toBeNull();
});

test('three hundred lists of a thousand options do', () => {
  const lists = Array.from({ length: 300 }, () => ({ type: 'select', options: many(1000) }));
  const shown = showForm({ fields: lists });
  expect(shown.form.querySelectorAll('option').length).toBeLessThan(13_000);
  expect(shown.form.querySelector('nav')).not.toBeNull();
});

test('more come in pages, and all of them are in the answer', async () => {
  const fields = Array.from({ length: 3_000 }, (_, index) =>
    index === 2_999 ? { type: 'range', max: 10 } : { type: 'number', defaultValue: String(index) },
  );
  const shown = showForm({ fields });
  expect(shown.form.querySelectorAll('[data-field]').length).toBeLessThanOrEqual(300);
  await userEvent.fill(shown.input(1), '111');
  await userEvent.click(page.getByRole('button', { name: 'Next questions' }));
  await userEvent.fill(shown.input(301), '222');
  await userEvent.click(page.getByRole('button', { name: 'Previous questions' }));
  expect(shown.input(1).value).toBe('111');
  const values = await send(shown);
  const expected = fields.map((_, index) => index);
  expected[1] = 111;
  expected[301] = 222;
  expected[2_999] = 5;
  expect(values).toEqual(expected);
});

test('turning focuses the first field of the part that can be, and brings it into view', async () => {
  const fields = Array.from({ length: 700 }, (_, index) => ({
    type: 'text',
    disabled: index === 300,
  }));
  const shown = showForm({ fields });
  const next = page.getByRole('button', { name: 'Next questions' });
  // The next part is drawn a moment after the click.
  const focused = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
  await userEvent.click(next);
  await expect.poll(focused).toBe('301');
  await expect.element(shown.input(301)).toBeInViewport();
  await userEvent.click(next);
  await expect.poll(focused).toBe('600');
  await userEvent.click(page.getByRole('button', { name: 'Previous questions' }));
  await expect.poll(focused).toBe('301');
});

test('each part says which questions it has, be it a single one', async () => {
  showForm({ fields: Array.from({ length: 301 }, () => ({ type: 'text' })) });
  await expect.element(page.getByText('Questions 1 to 300 of 301')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Next questions' }));
  await expect.element(page.getByText('Question 301 of 301')).toBeVisible();
});

test('before the first part and behind the last there is none to turn to', async () => {
  showForm({ fields: Array.from({ length: 301 }, () => ({ type: 'text' })) });
  const previous = page.getByRole('button', { name: 'Previous questions' });
  const next = page.getByRole('button', { name: 'Next questions' });
  await userEvent.click(previous, { force: true });
  await expect.element(page.getByText('Questions 1 to 300 of 301')).toBeVisible();
  await userEvent.click(next);
  await userEvent.click(next, { force: true });
  await expect.element(page.getByText('Question 301 of 301')).toBeVisible();
});

test('turning to a part where nothing takes the focus leaves it on the button', async () => {
  const fields = Array.from({ length: 310 }, (_, index) => ({
    type: 'text',
    disabled: index >= 300,
  }));
  const shown = showForm({ fields });
  const next = page.getByRole('button', { name: 'Next questions' });
  await userEvent.click(next);
  await expect.element(shown.input(300)).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
});

test('from there the focus goes where the person goes', async () => {
  const fields = Array.from({ length: 700 }, () => ({ type: 'text', minLength: 3 }));
  const shown = showForm({ fields });
  await userEvent.click(page.getByRole('button', { name: 'Next questions' }));
  await expect.element(shown.input(300)).toHaveFocus();
  await userEvent.fill(shown.input(310), 'ab');
  expect(await send(shown)).toBeNull();
  await userEvent.fill(shown.input(310), 'abc');
  await expect.poll(() => errorAt(shown, 310)).toBeNull();
  expect(document.activeElement).toBe(shown.input(310));
});

test('fields nobody visited are checked by the same platform, and can be gone to', async () => {
  const fields = Array.from({ length: 700 }, (_, index) =>
    index === 650 ? { type: 'email', defaultValue: 'nobody' } : { type: 'text' },
  );
  const shown = showForm({ fields });
  expect(await send(shown)).toBeNull();
  const links = [...shown.form.querySelectorAll<HTMLElement>('.error-summary a')];
  expect(links).toHaveLength(1);
  await userEvent.click(links[0]!);
  await expect.poll(() => document.activeElement?.id).toBe('f650');
  expect(errorAt(shown, 650)).toBe(links[0]?.textContent);
  await userEvent.fill(shown.input(650), 'a@b.c');
  const values = await send(shown);
  expect(values?.[650]).toBe('a@b.c');
});

test('what is wrong can be gone to on the page shown, and on another', async () => {
  const fields = Array.from({ length: 700 }, () => ({ type: 'text', minLength: 3 }));
  const shown = showForm({ fields });
  await userEvent.fill(shown.input(1), 'ab');
  await userEvent.click(page.getByRole('button', { name: 'Next questions' }));
  await userEvent.fill(shown.input(310), 'ab');
  expect(await send(shown)).toBeNull();
  const [first, second] = shown.form.querySelectorAll<HTMLElement>('.error-summary a');
  for (const [link, id] of [
    [second!, 'f310'],
    [first!, 'f1'],
    [second!, 'f310'],
  ] as const) {
    await userEvent.click(link);
    await expect.poll(() => document.activeElement?.id).toBe(id);
  }
});

test('restored text waits for the page it is on', async () => {
  const fields = Array.from({ length: 700 }, () => ({ type: 'text', minLength: 3 }));
  const shown = showForm({ fields });
  shown.sheet.restore(new Map([[500, { kind: 'typed', text: 'ab' }]]));
  expect(await send(shown)).toBeNull();
  await userEvent.click(find(shown.form, '.error-summary a', HTMLElement));
  await expect.poll(() => document.activeElement?.id).toBe('f500');
  expect(shown.input(500).value).toBe('ab');
  // What the person types over the draft stays when one more page is drawn.
  await userEvent.fill(shown.input(500), 'abc');
  await userEvent.click(page.getByRole('button', { name: 'Next questions' }));
  await expect.element(shown.input(600)).toHaveFocus();
  expect(shown.input(500).value).toBe('abc');
});

test('1,000 options come at once', () => {
  const shown = showForm({ fields: [{ type: 'select', options: many(1000) }] });
  expect(shown.field(0).querySelectorAll('option')).toHaveLength(1001);
});
