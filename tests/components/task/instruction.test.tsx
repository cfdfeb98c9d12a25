import { Instruction } from '@/components/task/instruction';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

afterEach(() => render(null, document.body));

test('one that was pasted is all there when it is unfolded, and not before', async () => {
  const text = 'Read this. '.repeat(10_000);
  render(<Instruction text={text} />, document.body);
  const quote = document.querySelector('blockquote');
  expect(quote?.textContent).toBe(text.slice(0, 5_000));
  await userEvent.click(page.getByRole('button', { name: 'Show all', expanded: false }));
  expect(quote?.textContent).toBe(text);
  await userEvent.click(page.getByRole('button', { name: 'Show less', expanded: true }));
  expect(quote?.textContent).toBe(text.slice(0, 5_000));
});

test('one of many short lines is folded, too', async () => {
  render(<Instruction text={'Next.\n'.repeat(20)} />, document.body);
  const height = () => document.querySelector('blockquote')!.clientHeight;
  const folded = height();
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  expect(height()).toBeGreaterThan(2 * folded);
});
