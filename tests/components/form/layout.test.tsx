import { afterEach, expect, test } from 'vitest';
import { hideForm, send, showForm } from './show-form';

afterEach(hideForm);

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
