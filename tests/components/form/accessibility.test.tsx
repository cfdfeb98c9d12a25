import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { everyField } from './every-field';
import { prefer } from '../../support/scheme';
import { hideForm, send, showForm } from './show-form';

afterEach(async () => {
  hideForm();
  await page.viewport(414, 896);
});

async function violations(root: Element): Promise<string[]> {
  const results = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
}

test.each([
  ['light', 414],
  ['light', 320],
  ['dark', 414],
  ['dark', 320],
] as const)(
  'a form of every type has no violations, %s at %i px, before and after errors',
  async (colours, width) => {
    await page.viewport(width, 900);
    await prefer(colours);
    const shown = showForm(everyField);
    expect(await violations(shown.form)).toEqual([]);
    expect(await send(shown)).toBeNull();
    expect(await violations(shown.form)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

const nameless = everyField.fields.findIndex((field) => field?.label === '');

test.each([
  ['textbox', 'Name'],
  ['spinbutton', 'Age'],
  ['textbox', 'About'],
  ['combobox', 'Country'],
  ['listbox', 'Languages'],
  ['group', 'Interests'],
  ['checkbox', 'First'],
  ['radiogroup', 'Plan'],
  ['checkbox', 'Terms'],
  ['checkbox', 'News Send me news'],
  ['switch', 'Remember Keep me signed in'],
  ['switch', 'Plain switch'],
  ['slider', 'How much'],
  ['textbox', `Question ${nameless + 1}`],
  ['button', 'Show'],
  ['button', 'Apply'],
] as const)('there is a %s named %j', async (role, name) => {
  showForm(everyField);
  const found = page.getByRole(role, { name, exact: true });
  expect(found.elements()).toHaveLength(1);
});

test('required is seen beside the name', () => {
  const shown = showForm(everyField);
  expect(shown.field(0).querySelector('[id$="-tag"]')?.textContent).toBe('required');
  expect(shown.field(0).querySelector('label')?.textContent).toBe('Name');
  expect(shown.field(3).textContent).toContain('optional');
});

// A screen reader says both of a control that carries them, but not of every group, nor of the parts of
// a date.
test.each(['required', 'readonly'])('%s is read out once', (word) => {
  const options = [{ label: 'One', value: 1 }];
  const long = Array.from({ length: 1001 }, (_, value) => ({ label: `${value}`, value }));
  const plain = ['text', 'password', 'textarea', 'number', 'checkbox', 'switch'];
  const single = [...plain.map((type) => ({ type })), { type: 'select', options }];
  const several = ['date', 'time', 'radio', 'checkbox'].map((type) => ({ type, options }));
  const longList = { type: 'select', options: long };
  const fields = [...single, ...several, longList];
  const shown = showForm({ fields: fields.map((field) => ({ ...field, [word]: true })) });
  const found = (selector: (tag: string) => string) =>
    fields.filter((_, index) => {
      const question = shown.field(index);
      const tag = question.querySelector('[id$="-tag"]')?.id ?? '';
      return question.querySelector(selector(tag)) !== null;
    });
  expect(found((tag) => `[aria-describedby~="${tag}"]`)).toEqual([...several, longList]);
  const carrying = found(() => `[${word}], [aria-${word}="true"]`);
  expect(carrying.slice(0, single.length)).toEqual(single);
});

test('among required fields, each that may be left blank says so, of whatever kind', () => {
  const options = [{ label: 'One', value: 1 }];
  const blank = ['text', 'number', 'date', 'time', 'select', 'radio'].map((type) => ({
    type,
    options,
  }));
  const several = { type: 'checkbox', options };
  const always = ['checkbox', 'switch', 'range'].map((type) => ({ type }));
  const fields = [...blank, several, ...always];
  const tags = (shown: ReturnType<typeof showForm>) =>
    fields.map((_, index) => shown.field(index).textContent.includes('optional'));
  const mixed = showForm({ fields: [...fields, { type: 'text', required: true }] });
  expect(tags(mixed)).toEqual(fields.map((field) => !always.includes(field)));
  hideForm();
  expect(tags(showForm({ fields }))).not.toContain(true);
});

// By default a browser tells a screen reader that every required field that is still empty is
// wrong.
test('nothing is said to be wrong before the answer is sent', async () => {
  const required = everyField.fields.map((field) => ({ ...field, required: true }));
  const shown = showForm({ fields: required });
  const controls = [...shown.form.querySelectorAll('.question :required')];
  const said = () => new Set(controls.map(({ ariaInvalid }) => ariaInvalid));
  expect(controls.length).toBeGreaterThan(10);
  expect(said()).toEqual(new Set(['false']));
  await send(shown);
  expect(said()).toContain('true');
});

test('text twice as large, and 200 % zoom, fit the page', async () => {
  await page.viewport(320, 900);
  document.documentElement.style.fontSize = '200%';
  showForm(everyField);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  document.documentElement.style.fontSize = '';
});

const isLaidOut = (input: Element) => input.checkVisibility({ contentVisibilityAuto: true });

test('a screen reader has every question, however far from the view', async () => {
  const fields = Array.from({ length: 100 }, () => ({ type: 'text' }));
  const last = showForm({ fields }).input(99);
  // Which fields are near the view is known only once the form is drawn.
  await expect.element(last).not.toBeInViewport();
  await expect.poll(() => isLaidOut(last)).toBe(true);
});

test('what is gone to in another part stays in view as all of that is laid out', async () => {
  // These questions are higher than is guessed.
  const choice = { type: 'radio', options: ['A', 'B', 'C', 'D'].map((one) => one.repeat(50)) };
  const fields: object[] = Array.from({ length: 600 }, () => choice);
  fields[550] = { type: 'text', required: true };
  const shown = showForm({ fields });
  await expect.element(shown.input(299)).not.toBeInViewport();
  await expect.poll(() => isLaidOut(shown.input(299))).toBe(true);
  await send(shown);
  shown.form.querySelector<HTMLElement>('.error-summary a')?.click();
  await expect.poll(() => document.activeElement?.id).toBe('f550');
  await expect.element(shown.input(550)).toBeInViewport();
  await expect.poll(() => isLaidOut(shown.input(400))).toBe(true);
  await expect.element(shown.input(550)).toBeInViewport();
});
