import { lazy } from '@/components/app/lazy';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

afterEach(() => render(null, document.body));

test('is drawn at once where its code has come before: no empty page between two', async () => {
  const Lazy = lazy(() => Promise.resolve(({ words }: { words: string }) => <p>{words}</p>));
  render(<Lazy key="one" words="One page" />, document.body);
  expect(document.body.textContent).toBe('');
  await expect.element(page.getByText('One page')).toBeVisible();
  render(<Lazy key="other" words="Another" />, document.body);
  expect(document.body.textContent).toBe('Another');
});
