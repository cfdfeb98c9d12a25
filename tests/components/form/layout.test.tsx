import { afterEach, expect, test } from 'vitest';
import { hideForm, showForm } from './show-form';

afterEach(hideForm);

test('a textarea stands below its words, however narrow the agent wants it', () => {
  const shown = showForm({ fields: [{ type: 'textarea', label: 'Code', cols: 10 }] });
  const place = (selector: string) =>
    shown.field(0).querySelector(selector)?.getBoundingClientRect();
  expect(place('textarea')?.top).toBeGreaterThanOrEqual(place('label')?.bottom ?? Infinity);
});
