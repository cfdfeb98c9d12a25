import { observe } from '@/lib/task/observe';
import type { TaskRecord } from '@/lib/task/record';
import { transition } from '@/lib/task/transition';
import { second } from '@/lib/time';
import { expect, test } from 'vitest';
import { aReading } from '../../support/a-reading';
import { aTask, begun, doubtful } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

const uncertain = aTask().delivering(doubtful).build();

/**
 * The task after a reading that shows the call. It ends `seconds` after the send and took `took`
 * seconds.
 */
function seen(task: TaskRecord, seconds: number, took = 0): TaskRecord {
  const begunAt = now + (seconds - took) * second;
  return observe(task, aReading({ call: 'call-1', begunAt }), now + seconds * second);
}

const state = ({ call }: TaskRecord) => call?.delivery?.state;

test('seen twice, 5 s apart, it may go again: as the same answer, already tried once', () => {
  const task = seen(seen(uncertain, 1), 6);
  expect(task.call?.delivery).toEqual({ state: 'queued', ...begun });
});

test('how often it was told to wait counts on when it may go again', () => {
  const rested = aTask()
    .delivering({ ...doubtful, rests: 2 })
    .build();
  expect(seen(seen(rested, 1), 6).call?.delivery).toEqual({ state: 'queued', ...begun, rests: 2 });
});

test('seen often within 5 s is seen once', () => {
  const task = seen(seen(seen(uncertain, 1), 3), 5.9);
  expect(state(task)).toBe('uncertain');
  expect(state(seen(task, 6))).toBe('queued');
});

test('a sighting that decides nothing does not hasten the readings', () => {
  expect(seen(uncertain, 1).activeAt).toBe(uncertain.activeAt);
});

test('the time it takes to read does not count: the service may have looked before', () => {
  expect(state(seen(seen(uncertain, 1), 7, 4))).toBe('uncertain');
});

test('a clock set back begins the wait anew', () => {
  const back = seen(seen(uncertain, 100), 2);
  expect(state(back)).toBe('uncertain');
  expect(state(seen(back, 6))).toBe('uncertain');
  expect(state(seen(back, 7))).toBe('queued');
});

test('gone after the first sighting, it is unproven and not sent again', () => {
  const task = observe(seen(uncertain, 1), aReading(), now + 2 * second);
  expect(task.call).toBeNull();
  expect(task.settled[0]?.outcome).toBe('unproven');
});

test('sent twice and still unproven, it goes again only when the person says so', () => {
  const twice = aTask()
    .delivering({ ...doubtful, attempts: 2 })
    .build();
  const task = seen(seen(seen(twice, 1), 10), 100);
  expect(state(task)).toBe('uncertain');
  const asked = transition(
    task,
    { type: 'resend-asked', toolCallId: 'call-1' },
    now + 101 * second,
  );
  expect(state(observeLater(asked, 102))).toBe('uncertain');
  expect(state(observeLater(observeLater(asked, 102), 110))).toBe('queued');
});

/** Like `seen`, with a reading that knows the record's latest revision. */
function observeLater(task: TaskRecord, seconds: number): TaskRecord {
  const at = now + seconds * second;
  const reading = aReading({ call: 'call-1', begunAt: at });
  return observe(task, { ...reading, revision: task.revision }, at);
}
