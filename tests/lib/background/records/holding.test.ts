import { holding } from '@/lib/background/records/holding';
import { expect, test } from 'vitest';
import { MemoryLocks } from '../../../support/world/locks';

test('two who want the same locks, named in another order, do not wait for each other for ever', async () => {
  const locks = new MemoryLocks().of({});
  const done: string[] = [];
  const one = holding(locks, ['a', 'b'], async () => void done.push('one'));
  const other = holding(locks, ['b', 'a'], async () => void done.push('other'));
  await expect.poll(() => done).toEqual(['one', 'other']);
  await Promise.all([one, other]);
});
