import { Instruction } from '@/components/task/instruction';
import { render } from 'preact';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

test('one that was pasted is all there when it is unfolded, and not before', async () => {
  onTestFinished(() => render(null, document.body));
  const text = 'Read this. '.repeat(10_000);
  render(<Instruction text={text} />, document.body);
  const quote = document.querySelector('blockquote');
  expect(quote?.textContent).toBe(text.slice(0, 5_000));
  await userEvent.click(page.getByRole('button', { name: 'Show all', expanded: false }));
  expect(quote?.textContent).toBe(text);
  await userEvent.click(page.getByRole('button', { name: 'Show less', expanded: true }));
  expect(quote?.textContent).toBe(text.slice(0, 5_000));
});
