import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readIntentAhead } from '@/lib/store/read-intent-ahead';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../support/memory-storage';

test.for<[string, unknown, string | undefined]>([
  ['an intent', seal({ route: '#/tasks/a/request', at: 1, window: null }), '#/tasks/a/request'],
  ['none', undefined, undefined],
  ['no envelope', 'x', undefined],
  ['no data', seal(null), undefined],
  ['no route', seal({}), undefined],
  ['a route that is none', seal({ route: 7 }), undefined],
])('%s', async ([, stored, hash]) => {
  const { session } = memoryStorage();
  if (stored !== undefined) await session.set({ [keys.intent]: stored });
  expect(await readIntentAhead(session)).toBe(hash);
});
