import { bringToFront } from '@/lib/platform/bring-to-front';
import { browserHas } from '@/tests/support/browser-api';
import { expect, test, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

test.each([
  ['one that the focus brought back maximised stays so', 'maximized', []],
  ['one that is still minimised is brought back', 'minimized', [[7, { state: 'normal' }]]],
])('%s', async (_, state, after) => {
  const update = vi.fn(async () => ({ state }));
  browserHas({ windows: { update } });
  await bringToFront(7);
  expect(update.mock.calls).toEqual([[7, { focused: true }], ...after]);
});
