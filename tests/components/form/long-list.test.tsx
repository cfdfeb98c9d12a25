import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorAt, find, hideForm, send, showForm } from './show-form';

afterEach(hideForm);

const label = (index: number) => `Option ${index}`;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: label(index), value: index }));

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
  // What will be sent stays in sight.
  await expect.element(page.getByLabelText(label(99_999), { exact: true })).toBeChecked();
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
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Options shown: 1 of 2,000\./);
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

test.each([{ type: 'checkbox' }, { type: 'select', multiple: true }])(
  'of all that are chosen in a long list each can be seen and taken out: %j',
  async (kind) => {
    const defaultValue = Array.from({ length: 1040 }, (_, index) => 2 * index);
    const shown = showForm({
      fields: [{ ...kind, label: 'Many', options: many(3000), defaultValue }],
    });
    await expect.element(shown.field(0)).toMatchTextContent(/Chosen: 1,040\./v);
    const more = page.getByRole('button', { name: 'Show more of them' });
    await userEvent.click(more);
    await userEvent.click(page.getByLabelText(label(2078), { exact: true }));
    await expect.element(shown.field(0)).toMatchTextContent(/Chosen: 1,039\./v);
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    expect(await send(shown)).toEqual([defaultValue.slice(0, -1)]);
  },
);

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

test('nothing can be chosen in a long list that is disabled, nor taken back', () => {
  const field = { type: 'select', disabled: true, defaultValue: 7, options: many(2000) };
  const shown = showForm({ fields: [field] });
  expect(shown.field(0).querySelectorAll('input').length).toBeGreaterThan(50);
  expect(shown.field(0).querySelectorAll('input:enabled')).toHaveLength(0);
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

test.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])(
  '%s leaves the ring around each option whole',
  async (key) => {
    const shown = showForm({ fields: [{ type: 'checkbox', label: 'Many', options: many(1001) }] });
    const list = find(shown.field(0), '.options', HTMLElement);
    const boxes = [...list.querySelectorAll('input')].slice(0, 30);
    if (key !== '{Tab}') boxes.reverse();
    boxes[0]?.focus();
    for (const box of boxes) {
      expect(document.activeElement).toBe(box);
      const { outlineOffset, outlineWidth } = getComputedStyle(box);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const [inner, outer] = [box.getBoundingClientRect(), list.getBoundingClientRect()];
      expect(inner.top - ring).toBeGreaterThanOrEqual(outer.top + list.clientTop);
      expect(inner.bottom + ring).toBeLessThanOrEqual(outer.bottom - list.clientTop);
      await userEvent.keyboard(key);
    }
  },
);
