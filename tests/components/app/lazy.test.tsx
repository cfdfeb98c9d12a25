import { lazy } from '@/components/app/lazy';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
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

test('is drawn at once where its code was fetched before it was drawn', async () => {
  const Lazy = lazy(() => Promise.resolve(() => <p>A page</p>));
  await Lazy.fetchCode();
  render(<Lazy />, document.body);
  expect(document.body.textContent).toBe('A page');
});

test('who fetches its code is told that it does not come, and it is asked for anew', async () => {
  const load = vi.fn(() => Promise.resolve(() => <p>A page</p>));
  load.mockRejectedValueOnce(new Error('Gone'));
  const Lazy = lazy(load);
  await expect(Lazy.fetchCode()).rejects.toThrow('Gone');
  render(<Lazy />, document.body);
  await expect.element(page.getByText('A page')).toBeVisible();
});
