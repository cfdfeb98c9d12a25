import { withAbout } from '@/components/new-task/with-about';
import { expect, test } from 'vitest';

const link = 'https://shop.example.net/items/1';

test('of an address of 2 MB no more than its beginning is added, and that once', () => {
  const about = `https://shop.example.net/#${'x'.repeat(2_000_000)}`;
  const added = withAbout('Compare', about);
  expect(added.length).toBeLessThan(21_000);
  expect(added).toMatch(/x…$/);
  expect(withAbout(added, about)).toBe(added);
});

test.each([
  ['', `\n\n${link}`],
  ['Compare these. ', `Compare these.\n\n${link}`],
  // The instruction has the link already.
  [`Compare\n\n${link}`, `Compare\n\n${link}`],
  [`\n\n${link}\nand more`, `\n\n${link}\nand more`],
  // A longer link is another link.
  [`Compare\n\n${link}2`, `Compare\n\n${link}2\n\n${link}`],
])('what %j is about is added once', (instruction, expected) => {
  expect(withAbout(instruction, link)).toBe(expected);
});
