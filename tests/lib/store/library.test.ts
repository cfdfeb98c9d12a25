import { addTools } from '@/lib/store/library';
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
