import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { hideForm, send, showForm } from './show-form';

afterEach(hideForm);

const options = Array.from({ length: 40 }, (_, index) => `Option ${index}`);
const option = (index: number) =>
  page.getByRole('option', { name: `Option ${index}`, exact: true }).element();

test('a click in a list of several takes one in or out, and leaves the others', async () => {
  const shown = showForm({ fields: [{ type: 'select', options, multiple: true }] });
  const list = shown.field(0).querySelector('select')!;
  for (const index of [0, 2, 30, 2]) await userEvent.click(option(index));
  expect(document.activeElement).toBe(list);
  expect(await send(shown)).toEqual([['Option 0', 'Option 30']]);
});

test('the list stays where it was scrolled to', async () => {
  const shown = showForm({ fields: [{ type: 'select', options, multiple: true }] });
  const list = shown.field(0).querySelector('select')!;
  await userEvent.click(option(0));
  option(20).scrollIntoView({ block: 'nearest' });
  const { scrollTop } = list;
  await userEvent.click(option(20));
  await expect.poll(() => list.scrollTop).toBe(scrollTop);
  expect(scrollTop).toBeGreaterThan(0);
});

test('with Shift it chooses up to there, as the browser does', async () => {
  const shown = showForm({ fields: [{ type: 'select', options, multiple: true }] });
  await userEvent.click(option(1));
  await userEvent.click(option(3), { modifiers: ['Shift'] });
  expect(await send(shown)).toEqual([['Option 1', 'Option 2', 'Option 3']]);
});

test('what is chosen by a click is kept as a draft, and mends an error', async () => {
  let edits = 0;
  const onEdit = () => (edits += 1);
  const field = { type: 'select', options, multiple: true, required: true };
  const shown = showForm({ fields: [field] }, { onEdit });
  await userEvent.click(shown.submitButton());
  const list = shown.field(0).querySelector('select')!;
  expect(list.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(option(0));
  expect(edits).toBe(1);
  await expect.poll(() => list.getAttribute('aria-invalid')).not.toBe('true');
});

test('a click of a hand that trembles chooses no more, after a key has been used in the list', async () => {
  const shown = showForm({
    fields: [{ type: 'select', options: options.slice(0, 9), multiple: true }],
  });
  shown.field(0).querySelector('select')!.focus();
  await userEvent.keyboard('{ArrowDown}');
  const { left, top, height } = option(4).getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const x = (frame?.left ?? 0) + left + 20;
  const y = (frame?.top ?? 0) + top + height / 2;
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', moved: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x,
      y: y + moved,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  await mouse('mousePressed', 0);
  for (const moved of [1, 2, 3]) await mouse('mouseMoved', moved);
  await mouse('mouseReleased', 3);
  expect(await send(shown)).toEqual([['Option 0', 'Option 4']]);
});
