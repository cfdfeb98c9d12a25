import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { hideForm, send, showForm } from './show-form';

afterEach(async () => {
  hideForm();
  await page.viewport(414, 896);
});

test('a textarea stands below its words, however narrow the agent wants it', () => {
  const shown = showForm({ fields: [{ type: 'textarea', label: 'Code', cols: 10 }] });
  const place = (selector: string) =>
    shown.field(0).querySelector(selector)?.getBoundingClientRect();
  expect(place('textarea')?.top).toBeGreaterThanOrEqual(place('label')?.bottom ?? Infinity);
});

test('the links of the summary are 24 px apart, for fingers', async () => {
  const short = { type: 'text', required: true };
  const shown = showForm({
    fields: [
      { ...short, label: 'A' },
      { ...short, label: 'B' },
    ],
  });
  await send(shown);
  const [one, two] = [...shown.form.querySelectorAll('.error-summary a')].map((link) =>
    link.getBoundingClientRect(),
  );
  expect((two?.top ?? 0) - (one?.top ?? 0)).toBeGreaterThanOrEqual(24);
});

/** Where the options of a question begin, in CSS px. */
function startsOf(type: string, options: readonly string[]): readonly number[] {
  const shown = showForm({ fields: [{ type, label: 'Which', options }] });
  const drawn = [...shown.field(0).querySelectorAll('.option')].map((one) =>
    one.getBoundingClientRect(),
  );
  const end = shown.field(0).getBoundingClientRect().right;
  for (const { right } of drawn) expect(right).toBeLessThanOrEqual(end);
  return [...new Set(drawn.map(({ left }) => Math.round(left)))];
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test.each(['radio', 'checkbox'])(
  'many short options of a %s stand in columns, however wide it is',
  async (type) => {
    for (const width of [320, 380]) {
      await page.viewport(width, 600);
      expect(startsOf(type, [...days, 'Any', 'Some other day'])).toHaveLength(2);
    }
  },
);

test('long ones have all of the width', async () => {
  await page.viewport(380, 600);
  expect(
    startsOf(
      'radio',
      days.map((day) => `${day}, any time after 12:00`),
    ),
  ).toHaveLength(1);
});

test('three options stand in a row', async () => {
  await page.viewport(380, 600);
  expect(startsOf('radio', ['Noon', 'Evening', 'Night'])).toHaveLength(3);
});

test.each([
  ['reduce', '0s'],
  ['no-preference', '0.12s'],
])('where motion is to be %s, a switch moves for %s', async (value, duration) => {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  const shown = showForm({ fields: [{ type: 'switch', label: 'On' }] });
  for (const part of ['', '::before']) {
    const { transitionDuration } = getComputedStyle(shown.input(0), part);
    expect(new Set(transitionDuration.split(', '))).toEqual(new Set([duration]));
  }
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

test('an option of a list of several is read whole, however long it is', async () => {
  await page.viewport(320, 600);
  const flight = 'Monday with Lufthansa from Lisbon to Basel by way of Frankfurt at 9:00 for';
  const options = [`${flight} 90 euros`, `${flight} 120 euros`, 'x'.repeat(2000)];
  const shown = showForm({ fields: [{ type: 'select', options, multiple: true }] });
  const list = shown.field(0).querySelector('select')!;
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  expect(list.clientHeight).toBeLessThanOrEqual(240);
});
