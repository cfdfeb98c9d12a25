import { journal } from '@/lib/task/journal';
import type { TaskRecord } from '@/lib/task/record';
import type { TaskEvent } from '@/lib/task/events';
import { transition } from '@/lib/task/transition';
import { describe, expect, test } from 'vitest';
import { aReading } from '../../support/a-reading';
import { aTask, begun, doubtful } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

const answers = [{ label: 'Password', text: '•••' }];

/** The entries that an event adds to the log. */
function said(task: TaskRecord, event: TaskEvent) {
  const after = transition(task, event, now);
  return journal(task, after, event.type === 'answered' ? answers : [], now);
}

const creating = aTask().creation({ state: 'creating', since: 1 }).build();

describe('a creation', () => {
  test.each([
    [
      { type: 'created', taskId: 't' },
      { kind: 'created', at: now },
    ],
    [{ type: 'create-uncertain' }, { kind: 'create-unknown', at: now }],
    [
      { type: 'create-refused', reason: 'refused', message: 'No credit' },
      { kind: 'create-refused', at: now, message: 'No credit' },
    ],
  ] as const)('%j', (event, entry) => {
    expect(said(creating, event)).toEqual([entry]);
  });

  test('begun again says nothing until it is known', () => {
    const unknown = aTask().creation({ state: 'unknown', since: 1 }).build();
    const doubted = aTask().creation({ state: 'creating', since: 1, doubted: true }).build();
    const refusal = { type: 'create-refused', reason: 'refused', message: 'No credit' } as const;
    expect(said(doubted, refusal)).toEqual([
      { kind: 'create-refused', at: now, message: 'No credit', doubted: true },
    ]);
    expect(said(unknown, { type: 'create-retried', since: 1 })).toEqual([]);
  });
});

test('who stopped a run is told, once', () => {
  const task = aTask().build();
  expect(said(task, { type: 'run-stopped' })).toEqual([{ kind: 'stopped', at: now }]);
  const stopped = transition(task, { type: 'run-stopped' }, now);
  expect(said(stopped, { type: 'run-stopped' })).toEqual([]);
});

describe('a status', () => {
  test('is told when it changes, in either of its parts', () => {
    const entry = { kind: 'status', at: now, status: 'running', detailedStatus: 'ready' };
    expect(said(aTask().build(), aReading({ detailedStatus: 'ready' }))).toEqual([entry]);
  });

  test('is not told when it is the same', () => {
    expect(said(aTask().build(), aReading())).toEqual([]);
  });
});

describe('a request', () => {
  test('is told with its heading', () => {
    expect(said(aTask().build(), aReading({ call: 'call-1' }))).toEqual([
      { kind: 'asked', at: now, toolCallId: 'call-1', heading: 'Log in' },
    ]);
  });

  test('that replaces another ends that one first', () => {
    expect(said(aTask().waiting().build(), aReading({ call: 'call-2' }))).toEqual([
      { kind: 'superseded', at: now, toolCallId: 'call-1' },
      { kind: 'asked', at: now, toolCallId: 'call-2', heading: 'Log in' },
    ]);
  });

  test('that is gone is told as gone', () => {
    const entry = { kind: 'gone', at: now, toolCallId: 'call-1' };
    expect(said(aTask().waiting().build(), aReading())).toEqual([entry]);
  });
});

describe('an answer', () => {
  const toolCallId = 'call-1';
  const sending = aTask()
    .delivering({ state: 'sending', ...begun, since: 1 })
    .build();

  test('is told once, as it may be kept', () => {
    const event = { type: 'answered', toolCallId, secret: true } as const;
    const entry = { kind: 'answered', at: now, toolCallId, heading: 'Log in', answers };
    expect(said(aTask().waiting().build(), event)).toEqual([entry]);
  });

  test('is told when it is accepted, refused and confirmed', () => {
    const accepted = { kind: 'accepted', at: now, toolCallId };
    expect(said(sending, { type: 'send-accepted', toolCallId })).toEqual([accepted]);
    const refused = { kind: 'refused', at: now, toolCallId, message: 'No' };
    expect(said(sending, { type: 'send-refused', toolCallId, message: 'No' })).toEqual([refused]);
    const after = transition(sending, { type: 'send-accepted', toolCallId }, now);
    expect(said(after, aReading())).toEqual([{ kind: 'confirmed', at: now, toolCallId }]);
  });

  test('that came to nothing is asked for again, once', () => {
    const again = { kind: 'asked', at: now, toolCallId, heading: 'Log in' };
    const since = now - 5 * 60_000;
    const accepted = { ...begun, at: since, revision: 1, stillWaiting: false };
    const still = aReading({ call: toolCallId, begunAt: now });
    for (const delivery of [
      { state: 'accepted', ...accepted } as const,
      { ...doubtful, attempts: 2, revision: 1, firstReadAt: since },
    ]) {
      const task = aTask().delivering(delivery).build();
      expect(said(task, still)).toEqual([again]);
      expect(said(transition(task, still, now), still)).toEqual([]);
    }
    const queued = aTask()
      .delivering({ state: 'queued', ...begun })
      .build();
    expect(said(queued, { type: 'answer-lost', moved: false, toolCallId })).toEqual([again]);
  });

  test('that is taken back is told as that', () => {
    const queued = aTask().delivering({ state: 'queued', ...begun, attempts: 0 });
    const event = { type: 'answer-withdrawn', toolCallId } as const;
    expect(said(queued.build(), event)).toEqual([{ kind: 'withdrawn', at: now, toolCallId }]);
  });

  test('that goes back to the queue is not told again', () => {
    expect(said(sending, { type: 'send-deferred', toolCallId })).toEqual([]);
    expect(said(sending, { type: 'send-uncertain', toolCallId })).toEqual([]);
  });
});

test('pausing is told', () => {
  const event = { type: 'watch-set', watch: 'paused' } as const;
  const entry = { kind: 'watch', at: now, watch: 'paused' };
  expect(said(aTask().build(), event)).toEqual([entry]);
});
