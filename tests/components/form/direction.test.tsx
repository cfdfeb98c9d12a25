import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { showRequest } from '../request/show-request';
import { hideForm, showForm } from './show-form';

afterEach(() => {
  hideForm();
  leave();
});

function textIn(root: ParentNode, selector: string): Text {
  const text = root.querySelector(selector)?.firstChild;
  if (!(text instanceof Text)) throw new Error(`No text in ${selector}.`);
  return text;
}

function placeOf(text: Text, sign: string): DOMRect {
  const range = document.createRange();
  const start = text.data.indexOf(sign);
  range.setStart(text, start);
  range.setEnd(text, start + 1);
  return range.getBoundingClientRect();
}

const bidi = (element: Element) => getComputedStyle(element).unicodeBidi;

test('what is typed into a field runs as its script does', () => {
  const types = ['text', 'textarea', 'email', 'password'];
  const shown = showForm({ fields: types.map((type) => ({ type })) });
  const controls = [...shown.form.querySelectorAll('input, textarea')];
  expect(controls.map(bidi)).toEqual(types.map(() => 'plaintext'));
});

test('a default so long that each key would take seconds does not', () => {
  const shown = showForm({ fields: [{ type: 'textarea', defaultValue: 'word '.repeat(20_000) }] });
  expect(bidi(shown.field(0).querySelector('textarea')!)).toBe('normal');
});

test('a reply that is no JSON runs as its script does, and so does a reason', async () => {
  await showRequest({}, { toolName: 'look_up' });
  const reply = page.getByRole('textbox', { name: 'Your reply' }).element();
  expect(bidi(reply)).toBe('plaintext');
  await userEvent.click(page.getByLabelText('My reply is JSON'));
  await expect.poll(() => bidi(reply)).not.toBe('plaintext');
  await userEvent.click(page.getByRole('button', { name: "Can't answer" }));
  const reason = page.getByRole('textbox', { name: "Why can't you answer?" });
  expect(bidi(reason.element())).toBe('plaintext');
});

test('what an agent wrote in a sentence of ours keeps its own direction, to its last sign', () => {
  const shown = showForm({ fields: [{ type: 'שלום!' }] });
  const hint = textIn(shown.field(0), '.hint p');
  const leftOf = (sign: string) => placeOf(hint, sign).left;
  expect(leftOf('!')).toBeLessThan(leftOf('ם'));
});

test.each(['h2 bdi', '.description bdi', '.legend bdi', '.hint bdi', '.option bdi'])(
  'each line of an agent in %s runs, and begins, as its script does',
  async (place) => {
    const text = `${'אבג '.repeat(60)}קוף!\nHello.`;
    const field = { type: 'radio', label: text, placeholder: text, options: [text] };
    const shown = showForm({ heading: text, description: text, fields: [field] });
    const written = textIn(shown.form, place);
    const box = shown.form.getBoundingClientRect();
    expect(placeOf(written, 'א').right).toBeGreaterThan(box.right - 40);
    expect(placeOf(written, '!').left).toBeLessThan(placeOf(written, 'ף').left);
    expect(placeOf(written, 'H').left).toBeLessThan(box.left + 60);
    expect(placeOf(written, '.').left).toBeGreaterThan(placeOf(written, 'o').left);
  },
);

test('the word beside a question stands behind it, on whichever side that is', () => {
  const labels = ['שם', 'Name'];
  const shown = showForm({
    fields: labels.map((label) => ({ type: 'text', label, required: true })),
  });
  const [before, after] = labels.map((label, index) => {
    const field = shown.field(index);
    const word = textIn(field, '.legend + .hint');
    return placeOf(word, 'r').left - placeOf(textIn(field, '.legend bdi'), label[0]!).left;
  });
  expect(before).toBeLessThan(0);
  expect(after).toBeGreaterThan(0);
});
