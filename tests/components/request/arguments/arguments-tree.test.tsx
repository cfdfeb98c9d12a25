import { ArgumentsTree } from '@/components/request/arguments/arguments-tree';
import { render } from 'preact';
import { expect, onTestFinished, test, vi } from 'vitest';

test('what is drawn is not gone through again while what stands beside it changes', () => {
  onTestFinished(() => render(null, document.body));
  const value = { order: 17, lines: ['A4', 'A5'] };
  const describe = vi.fn(() => null);
  const draw = (typed: string) =>
    render(
      <main>
        <ArgumentsTree value={value} describe={describe} />
        {typed}
      </main>,
      document.body,
    );
  draw('');
  expect(document.body.textContent).toContain('A5');
  const looks = describe.mock.calls.length;
  draw('a');
  expect(describe).toHaveBeenCalledTimes(looks);
});

test.each([
  [{ '\u200b': 'a' }, 'empty text: a text'],
  [{ a: '\u200b\u2800' }, 'a: empty text text'],
  [{ a: '\u202e' }, 'a: ‹U+202E› text'],
])('of %j, what nobody would see is said to be empty', (value, words) => {
  onTestFinished(() => render(null, document.body));
  render(<ArgumentsTree value={value} />, document.body);
  const [name, text] = ['dt', 'dd'].map((tag) => document.querySelector(tag)?.textContent);
  expect(`${name}: ${text}`).toBe(words);
});

test('of a value that is null, that is all that is said', () => {
  onTestFinished(() => render(null, document.body));
  render(<ArgumentsTree value={{ order: null }} />, document.body);
  expect(document.querySelector('dd')?.textContent).toBe('null null');
});
