import { ensureAlarm } from '@/lib/platform/alarms';
import { second } from '@/lib/time';
import { browserHas } from '@/tests/support/browser-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is created when the alarm is due in so many ms, and what is answered; null means there is no alarm. */
async function ensure(ahead: number | null) {
  const create = vi.fn();
  const alarm = ahead === null ? undefined : { scheduledTime: Date.now() + ahead };
  browserHas({ alarms: { get: async () => alarm, create } });
  const comes = await ensureAlarm('check', 30 * second);
  return { comes, created: create.mock.calls };
}

const created = [['check', { periodInMinutes: 0.5 }]];

it('creates one where there is none', async () => {
  expect(await ensure(null)).toEqual({ comes: false, created });
});

it('leaves one alone that is to come: anew, each wake would put it off', async () => {
  expect(await ensure(second)).toEqual({ comes: true, created: [] });
  expect(await ensure(30 * second)).toEqual({ comes: true, created: [] });
});

it('creates one anew that was set before the clock was turned back', async () => {
  expect(await ensure(31 * second)).toEqual({ comes: false, created });
});

it('tells of one that has not come, as in Chromium after the clock was turned back', async () => {
  // Alarms of other extensions may delay it by as much as a period.
  expect(await ensure(-30 * second)).toEqual({ comes: true, created: [] });
  expect(await ensure(-31 * second)).toEqual({ comes: false, created: [] });
});
