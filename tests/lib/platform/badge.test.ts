import { badge } from '@/lib/platform/badge';
import { browserHas } from '@/tests/support/browser-api';
import { expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

it.for([
  ['amber while requests wait', 'waiting', '#a65400'],
  ['red when something is amiss', 'trouble', '#b3261e'],
] as const)('is %s, in white', async ([, tone, color]) => {
  const action = {
    setBadgeText: vi.fn(),
    setBadgeBackgroundColor: vi.fn(),
    setBadgeTextColor: vi.fn(),
    setTitle: vi.fn(),
  };
  browserHas({ action });
  await badge.show({ text: '2', tone, title: 'Two agents wait for you' });
  expect(action.setBadgeText).toHaveBeenCalledWith({ text: '2' });
  expect(action.setBadgeBackgroundColor).toHaveBeenCalledWith({ color });
  expect(action.setBadgeTextColor).toHaveBeenCalledWith({ color: '#fff' });
  expect(action.setTitle).toHaveBeenCalledWith({ title: 'Two agents wait for you' });
});
