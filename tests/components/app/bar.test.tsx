import { Bar } from '@/components/app/bar';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { showRequest } from '../request/show-request';

afterEach(async () => {
  leave();
  document.documentElement.style.fontSize = '';
  await page.viewport(414, 896);
});

const questions = {
  fields: Array.from({ length: 12 }, (_, index) => ({ type: 'text', label: `Question ${index}` })),
};

const edgeOf = (selector: string, edge: 'top' | 'bottom') =>
  document.querySelector(selector)?.getBoundingClientRect()[edge] ?? Number.NaN;

test.each([
  [380, 600, '150%'],
  [380, 600, '200%'],
  [320, 512, ''],
])(
  'at %i by %i with text of %s, what has the focus is between the bars',
  async (width, height, size) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = size;
    await showRequest(questions);
    await userEvent.fill(page.getByLabelText('Question 0', { exact: true }), 'x');
    await expect.element(page.getByText('Draft saved')).toBeVisible();
    scrollTo(0, 0);
    for (let index = 1; index < questions.fields.length; index += 1) {
      await userEvent.keyboard('{Tab}');
      const focused = page.getByLabelText(`Question ${index}`, { exact: true });
      await expect.element(focused).toHaveFocus();
      await expect
        .poll(() => focused.element().getBoundingClientRect().bottom)
        .toBeLessThanOrEqual(edgeOf('.bottom', 'top'));
      expect(focused.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
        edgeOf('.top', 'bottom'),
      );
    }
  },
);

test('a bar that takes the place of another keeps its height clear, drawn again at once too', async () => {
  const clear = () => document.documentElement.style.scrollPaddingBlockStart;
  const show = (key: string, words: string) =>
    render(
      <Bar key={key} edge="top">
        {words}
      </Bar>,
      document.body,
    );
  show('loading', 'Loading…');
  await expect.poll(clear).not.toBe('');
  show('loaded', 'Checked 0 s ago');
  show('loaded', 'Checked 1 s ago');
  // Waits longer than anything takes that follows a painted frame.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const height = edgeOf('.top', 'bottom') - edgeOf('.top', 'top');
  expect(Number.parseInt(clear(), 10)).toBe(Math.round(height) + 9);
  render(null, document.body);
});
