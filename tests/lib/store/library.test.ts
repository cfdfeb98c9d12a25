import { addTools, putTool } from '@/lib/store/library';
import { expect, test } from 'vitest';

const tool = (name: string) => ({ name, description: '', parameters: '{}' });

test('what is here is not gone through again for each tool that comes', () => {
  let looks = 0;
  const here = {
    ...tool('here'),
    get name() {
      looks += 1;
      return 'here';
    },
  };
  const coming = Array.from({ length: 1_000 }, (_, index) => tool(`new-${index}`));
  expect(addTools([here], coming).value).toEqual({ added: 1_000, taken: 0 });
  expect(looks).toBeLessThan(50);
});

test('a tool takes its place by name, and the place of no other', () => {
  const library = [tool('a'), tool('c')];
  const names = (replaces: string | null, name: string) =>
    putTool(library, replaces, tool(name))?.map((one) => one.name) ?? null;
  expect(names(null, 'b')).toEqual(['a', 'b', 'c']);
  expect(names('a', 'd')).toEqual(['c', 'd']);
  expect(names('a', 'a')).toEqual(['a', 'c']);
  expect(names('gone', 'b')).toEqual(['a', 'b', 'c']);
  expect(names(null, 'c')).toBeNull();
  expect(names('a', 'c')).toBeNull();
});
