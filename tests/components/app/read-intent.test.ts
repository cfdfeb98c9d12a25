import { readIntent } from '@/components/app/read-intent';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { testNow } from '../../support/build-task';
import { pageWorld } from '../../support/page-ports';

const intent = seal({ route: '#/tasks/a/request', at: testNow, window: 1 });

test('the panel that a notification opened learns where it is sent, and leaves that there', async () => {
  const { ports, storage } = pageWorld({ place: 'panel' });
  await storage.session.set({ [keys.intent]: intent });
  expect(await readIntent(ports)).toBe('#/tasks/a/request');
  expect(storage.dump('session')).toHaveProperty(keys.intent);
});

test.for<['popup' | 'panel', string, unknown]>([
  ['popup', 'an intent', intent],
  ['panel', 'an intent of another window', seal({ route: '#/', at: testNow, window: 2 })],
  ['panel', 'nothing', undefined],
  ['panel', 'what is no intent', seal('x')],
])('a %s with %s is sent nowhere', async ([place, , stored]) => {
  const { ports, storage } = pageWorld({ place });
  if (stored !== undefined) await storage.session.set({ [keys.intent]: stored });
  expect(await readIntent(ports)).toBeNull();
});
