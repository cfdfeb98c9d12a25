import { observe } from '@/lib/task/observe';
import { minute } from '@/lib/time';
import { describe, expect, test } from 'vitest';
import { aReading } from '../../support/a-reading';
import { aTask } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

describe('a call that was confirmed, and is shown all the same', () => {
  const later = now + 5 * minute;
  const settled = aTask().settled('confirmed').status('running', now);
  const reading = { call: 'call-1', detailedStatus: null };

  test('is asked again once no status can lag for so long', () => {
    const early = aReading({ ...reading, begunAt: later - 1 });
    expect(observe(settled.build(), early, later).call).toBeNull();
    const { call, settled: calls } = observe(
      settled.build(),
      aReading({ ...reading, begunAt: later }),
      later,
    );
    expect(call).toMatchObject({
      toolCallId: 'call-1',
      firstSeenAt: later,
      raised: 0,
      delivery: null,
    });
    expect(calls).toEqual([]);
  });

  test('is not where the status has changed meanwhile, or another call waits', () => {
    const late = aReading({ ...reading, begunAt: later });
    const changed = settled.status('running', later - minute).build();
    expect(observe(changed, late, later)).toBe(changed);
    const next = settled.waiting({ toolCallId: 'call-2' }).build();
    expect(observe(next, late, later)).toBe(next);
  });
});
