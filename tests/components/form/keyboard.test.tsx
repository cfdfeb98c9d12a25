import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, hideForm, send, showForm, valuesOf } from './show-form';

afterEach(hideForm);

test('a form of many kinds is filled and sent by keyboard alone', async () => {
  const options = ['First', 'Second', 'Third'];
  const shown = showForm({
    fields: [
      { type: 'text', label: 'Name' },
      { type: 'number', label: 'Count', step: 1 },
      { type: 'select', label: 'Choice', options },
      { type: 'radio', label: 'Radio', options },
      { type: 'checkbox', label: 'Boxes', options },
      { type: 'switch', label: 'Switch' },
      { type: 'range', label: 'Range', min: 0, max: 10 },
      { type: 'date', label: 'Date' },
      { type: 'password', label: 'Password' },
      { type: 'textarea', label: 'Text' },
    ],
  });
  await expect.poll(() => document.activeElement).toBe(shown.input(0));
  await userEvent.keyboard('Ada{Tab}3{ArrowUp}{Tab}S{Tab}');
  await userEvent.keyboard(' {ArrowDown}{Tab}{Tab} {Tab}{Tab} {Tab}{ArrowRight}{Tab}');
  await userEvent.keyboard('12252027{Tab}{Tab}');
  if (document.activeElement !== shown.input(8)) shown.input(8).focus();
  await userEvent.keyboard('pw{Tab}{Tab}a{Enter}b{Tab}{Enter}');
  await expect.poll(() => shown.sent.length).toBe(1);
  expect(valuesOf(shown.sent[0])).toEqual([
    'Ada',
    4,
    'Second',
    'Second',
    ['Second'],
    true,
    6,
    '2027-12-25',
    'pw',
    'a\nb',
  ]);
});

test('Enter sends from a single-line input, and not from a textarea', async () => {
  const shown = showForm({ fields: [{ type: 'textarea' }, { type: 'text' }] });
  await userEvent.type(shown.field(0).querySelector('textarea')!, 'a{Enter}');
  expect(shown.sent).toHaveLength(0);
  await userEvent.type(shown.input(1), 'b{Enter}');
  await expect.poll(() => shown.sent.length).toBe(1);
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  '%s sends from anywhere',
  async (keys) => {
    const shown = showForm({ fields: [{ type: 'textarea' }] });
    await userEvent.type(shown.field(0).querySelector('textarea')!, `a${keys}`);
    await expect.poll(() => shown.sent).toEqual(['[{"type":"textarea","value":"a"}]']);
  },
);

test('Escape never sends', async () => {
  const shown = showForm({ fields: [{ type: 'text' }, { type: 'date' }] });
  await userEvent.type(shown.input(0), 'b{Escape}');
  await userEvent.type(shown.input(1), '{Escape}');
  shown.submitButton().focus();
  await userEvent.keyboard('{Escape}');
  expect(shown.sent).toHaveLength(0);
});

test('two presses send one answer', async () => {
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  const shown = showForm({ fields: [{ type: 'text' }] }, { taken });
  await userEvent.dblClick(shown.submitButton());
  shown.form.requestSubmit();
  await expect.poll(() => shown.submitButton().ariaDisabled).toBe('true');
  // What would be typed by now would be in no answer.
  expect(shown.form.inert).toBe(true);
  expect(shown.sent).toHaveLength(1);
  take();
  await expect.poll(() => shown.submitButton().ariaDisabled).toBe('false');
});

test.each([
  [[{ type: 'switch' }, { type: 'text', defaultValue: 'x' }, { type: 'text' }], 2],
  [
    [
      { type: 'text', readonly: true },
      { type: 'text', disabled: true },
      { type: 'select', options: ['a'] },
    ],
    2,
  ],
  [[{ type: 'range' }, { type: 'radio', options: ['a'] }], 1],
])('of %j the first empty field is focused: %i', async (fields, index) => {
  const shown = showForm({ fields });
  await expect.poll(() => shown.field(index).contains(document.activeElement)).toBe(true);
});

test('a focus somewhere else is left there', async () => {
  const elsewhere = document.createElement('input');
  document.body.append(elsewhere);
  elsewhere.focus();
  showForm({ fields: [{ type: 'text' }] });
  // Effects have run once the frame after the next one is due.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('where an option is chosen already, the focus begins there', async () => {
  const field = { type: 'radio', options: ['First', 'Second'], defaultValue: 'Second' };
  showForm({ fields: [field] });
  await expect.element(page.getByLabelText('Second', { exact: true })).toHaveFocus();
});

test('every change is told', async () => {
  const onEdit = vi.fn();
  const shown = showForm(
    { fields: [{ type: 'text' }, { type: 'radio', options: ['a'] }] },
    { onEdit },
  );
  await userEvent.type(shown.input(0), 'ab');
  expect(onEdit).toHaveBeenCalledTimes(2);
  await userEvent.click(page.getByLabelText('a', { exact: true }));
  expect(onEdit).toHaveBeenCalledTimes(3);
  expect([...shown.sheet.touched().keys()]).toEqual([0, 1]);
});

test('a textarea is as tall as its text, typed or put back', async () => {
  const shown = showForm({
    fields: [
      { type: 'textarea', rows: 2 },
      { type: 'textarea', rows: 2 },
    ],
  });
  const [typed, restored] = [...shown.form.querySelectorAll('textarea')];
  const before = typed!.offsetHeight;
  await userEvent.type(typed!, 'line{Enter}'.repeat(8));
  shown.sheet.restore(new Map([[1, { kind: 'typed', text: 'line\n'.repeat(8) }]]));
  expect(typed!.offsetHeight).toBeGreaterThan(before * 2);
  expect(restored!.offsetHeight).toBe(typed!.offsetHeight);
  expect(typed!.scrollHeight).toBeLessThanOrEqual(typed!.offsetHeight);
});

test('a first field out of sight is not focused, and the page stays where it is', async () => {
  const description = 'line\n'.repeat(200);
  const shown = showForm({ description, fields: [{ type: 'text' }] });
  // Effects have run once the frame after the next one is due.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).not.toBe(shown.input(0));
  expect(scrollY).toBe(0);
});

test('the ring around each link of a long summary of errors is drawn whole', async () => {
  await page.viewport(380, 600);
  onTestFinished(() => page.viewport(414, 896));
  const questions = Array.from({ length: 20 }, (_, index) => `Question ${index}`);
  const shown = showForm({
    fields: questions.map((label) => ({ type: 'text', label, required: true })),
  });
  await send(shown);
  const summary = find(shown.form, '.error-summary', HTMLElement);
  expect(summary.scrollHeight).toBeGreaterThan(summary.clientHeight);
  for (const link of summary.querySelectorAll('a')) {
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
    const { outlineOffset, outlineWidth } = getComputedStyle(link);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const within = summary.getBoundingClientRect().bottom - summary.clientTop;
    expect(link.getBoundingClientRect().bottom + ring).toBeLessThanOrEqual(within);
  }
});
