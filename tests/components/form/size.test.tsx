import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorAt, find, hideForm, send, showForm } from './show-form';

afterEach(hideForm);

const label = (index: number) => `Option ${index}`;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: label(index), value: index }));

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

test('options of many words stand below each other in a list to be filtered', () => {
  const words = 'An option that needs more than one line wherever it is shown. '.repeat(5);
  const options = many(1200).map(({ value }) => ({ label: `${words}${value}`, value }));
  const shown = showForm({ fields: [{ type: 'radio', options }] });
  const boxes = [...shown.field(0).querySelectorAll('.option')].map((option) => {
    const text = find(option, 'bdi', HTMLElement).getBoundingClientRect();
    return { top: text.top, bottom: text.bottom };
  });
  expect(boxes.length).toBeGreaterThan(10);
  for (const [index, { bottom }] of boxes.slice(0, -1).entries()) {
    expect(boxes[index + 1]?.top).toBeGreaterThanOrEqual(bottom);
  }
});

test('three hundred lists of a thousand options do', () => {
  const lists = Array.from({ length: 300 }, () => ({ type: 'select', options: many(1000) }));
  const shown = showForm({ fields: lists });
  expect(shown.form.querySelectorAll('option').length).toBeLessThan(13_000);
  expect(shown.form.querySelector('nav')).not.toBeNull();
});

test('more come in pages, and all of them are in the answer', async () => {
  const fields = Array.from({ length: 10_000 }, (_, index) =>
    index === 9_999 ? { type: 'range', max: 10 } : { type: 'number', defaultValue: String(index) },
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
  expected[9_999] = 5;
  expect(values).toEqual(expected);
});

test('turning focuses the first field of the part that can be, and brings it into view', async () => {
  const fields = Array.from({ length: 700 }, (_, index) => ({
    type: 'text',
    disabled: index === 300,
  }));
  const shown = showForm({ fields });
  const next = page.getByRole('button', { name: 'Next questions' });
  await userEvent.click(next);
  await expect.element(shown.input(301)).toHaveFocus();
  await expect.element(shown.input(301)).toBeInViewport();
  await userEvent.click(next);
  await expect.element(shown.input(600)).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Previous questions' }));
  await expect.element(shown.input(301)).toHaveFocus();
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
  // What is typed over it stays when one more page comes.
  await userEvent.fill(shown.input(500), 'abc');
  await userEvent.click(page.getByRole('button', { name: 'Next questions' }));
  await expect.element(shown.input(600)).toHaveFocus();
  expect(shown.input(500).value).toBe('abc');
});

test('1,000 options come at once', () => {
  const shown = showForm({ fields: [{ type: 'select', options: many(1000) }] });
  expect(shown.field(0).querySelectorAll('option')).toHaveLength(1001);
});

test.each([
  [{ type: 'select', defaultValue: 77_777 }, 77_777, 99_999],
  [{ type: 'radio', defaultValue: 77_777 }, 77_777, 99_999],
  [{ type: 'select', multiple: true, defaultValue: 77_777 }, [77_777], [77_777, 99_999]],
  [{ type: 'checkbox', defaultValue: 77_777 }, [77_777], [77_777, 99_999]],
])('%j of 100,000 options is filtered, and keeps what is chosen', async (field, first, then) => {
  const shown = showForm({ fields: [{ ...field, label: 'Many', options: many(100_000) }] });
  expect(shown.field(0).querySelectorAll('label').length).toBeLessThan(200);
  expect(await send(shown)).toEqual([first]);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Many Filter the options' }), '99999');
  await userEvent.click(page.getByLabelText(label(99_999), { exact: true }));
  expect(await send(shown)).toEqual([then]);
  await userEvent.fill(page.getByRole('searchbox'), 'nothing like it');
  expect(shown.field(0).textContent).toContain('No option contains this.');
  expect(await send(shown)).toEqual([then]);
  await userEvent.keyboard('{Enter}');
  expect(shown.sent).toHaveLength(3);
});

test('the box that filters a list is named and described by its field, and what it finds is told', async () => {
  const field = { type: 'radio', label: 'Town', required: true, options: many(2000) };
  const shown = showForm({ fields: [field] });
  await send(shown);
  const filter = page.getByRole('searchbox', { name: 'Town Filter the options', exact: true });
  await expect.element(filter).toHaveAccessibleDescription(/required.*Choose one\./);
  await expect
    .element(page.getByRole('radiogroup', { name: 'Town' }))
    .toHaveAccessibleDescription(/required.*Choose one\./);
  await userEvent.fill(filter, '1999');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^1 of 2,000 options are shown/);
});

test('a long list is filtered whatever the case and the accents of what is typed', async () => {
  const options = [
    ...many(1500),
    { label: 'Zürich', value: 'z' },
    { label: 'São Paulo', value: 's' },
  ];
  const shown = showForm({ fields: [{ type: 'checkbox', label: 'Town', options }] });
  await userEvent.fill(page.getByRole('searchbox'), 'zurich');
  await userEvent.click(page.getByLabelText('Zürich', { exact: true }));
  await userEvent.fill(page.getByRole('searchbox'), ' SÃO P');
  await userEvent.click(page.getByLabelText('São Paulo', { exact: true }));
  expect(await send(shown)).toEqual([['z', 's']]);
});

test('a required long list must have something chosen', async () => {
  const options = many(2000);
  const shown = showForm({ fields: [{ type: 'radio', required: true, options }] });
  expect(await send(shown)).toBeNull();
  expect(errorAt(shown, 0)).toBe('Choose one.');
  await userEvent.click(page.getByLabelText(label(5), { exact: true }));
  await expect.poll(() => errorAt(shown, 0)).toBeNull();
  expect(await send(shown)).toEqual([5]);
});

test('who is led to a long list of which nothing is chosen can filter it at once', async () => {
  const field = { type: 'select', label: 'Town', required: true, options: many(2000) };
  const shown = showForm({ fields: [field] });
  await send(shown);
  await userEvent.click(page.getByRole('link', { name: 'Town: Choose one.' }));
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('a choice from a long list can be taken back where a short one could', async () => {
  const field = { type: 'select', defaultValue: 7, options: many(2000) };
  const shown = showForm({ fields: [field, { ...field, multiple: true }] });
  const none = page.getByLabelText('Choose…', { exact: true });
  await expect.element(none).not.toBeChecked();
  await userEvent.click(none);
  await expect.element(none).toBeChecked();
  expect(await send(shown)).toEqual([null, [7]]);
});

test('a long list can be restored, and what was chosen unchosen', async () => {
  const shown = showForm({ fields: [{ type: 'checkbox', options: many(2000) }] });
  shown.sheet.restore(new Map([[0, { kind: 'chosen', options: [3, 1999] }]]));
  const last = page.getByLabelText(label(1999), { exact: true });
  await expect.element(last).toBeChecked();
  expect(await send(shown)).toEqual([[3, 1999]]);
  await userEvent.click(last);
  expect(await send(shown)).toEqual([[3]]);
});
