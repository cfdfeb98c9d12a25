import type { LogEntry } from '@/lib/task/log';
import { timeSpans } from '@/lib/task/time-spans';
import { expect, test } from 'vitest';

const running: LogEntry = { kind: 'status', at: 10, status: 'running', detailedStatus: null };
const asked: LogEntry = { kind: 'asked', at: 30, toolCallId: 'one', heading: 'Log in' };
const answered: LogEntry = {
  kind: 'answered',
  at: 50,
  toolCallId: 'one',
  heading: 'Log in',
  answers: [],
};
const created: LogEntry = { kind: 'created', at: 0 };
const status = (at: number, status: string, detailedStatus: string | null = null): LogEntry => ({
  kind: 'status',
  at,
  status,
  detailedStatus,
});

const accepted: LogEntry = { kind: 'accepted', at: 50, toolCallId: 'one' };

test('that it is being stopped ends no stretch', () => {
  const log: LogEntry[] = [running, { kind: 'stopped', at: 20 }, status(30, 'error')];
  expect(timeSpans(log, 70, true)).toEqual([{ kind: 'working', from: 10, to: 30 }]);
});

test('that it was not started ends it, unless an earlier try may have started it', () => {
  const log: LogEntry[] = [
    { kind: 'create-unknown', at: 10 },
    { kind: 'create-refused', at: 20, message: null, doubted: true },
    { kind: 'create-refused', at: 40, message: null },
  ];
  expect(timeSpans(log, 70, true)).toEqual([{ kind: 'unknown', from: 10, to: 40 }]);
});

test('working, waiting, working', () => {
  expect(timeSpans([created, running, asked, answered, accepted], 70, true)).toEqual([
    { kind: 'unknown', from: 0, to: 10 },
    { kind: 'working', from: 10, to: 30 },
    { kind: 'waiting', from: 30, to: 50 },
    { kind: 'working', from: 50, to: 70 },
  ]);
});

test('who took the answer back is waited for again', () => {
  const back: LogEntry = { kind: 'withdrawn', at: 60, toolCallId: 'one' };
  expect(timeSpans([running, asked, answered, back], 70, true)).toEqual([
    { kind: 'working', from: 10, to: 30 },
    { kind: 'waiting', from: 30, to: 50 },
    { kind: 'unknown', from: 50, to: 60 },
    { kind: 'waiting', from: 60, to: 70 },
  ]);
});

test('a status read while the person is asked does not end the waiting', () => {
  const log = [running, asked, status(35, 'running', 'tool_call'), answered];
  expect(timeSpans(log, 50, true)).toContainEqual({ kind: 'waiting', from: 30, to: 50 });
});

test('whether the agent works is unknown until its service has the answer', () => {
  const late = { ...accepted, at: 65 };
  expect(timeSpans([running, asked, answered, late], 90, true)).toEqual([
    { kind: 'working', from: 10, to: 30 },
    { kind: 'waiting', from: 30, to: 50 },
    { kind: 'unknown', from: 50, to: 65 },
    { kind: 'working', from: 65, to: 90 },
  ]);
});

test('a refused answer waits again', () => {
  const refused: LogEntry = { kind: 'refused', at: 60, toolCallId: 'one', message: null };
  expect(timeSpans([asked, answered, refused], 90, true).at(-1)).toEqual({
    kind: 'waiting',
    from: 60,
    to: 90,
  });
});

test('an answer that came to nothing has the person asked again', () => {
  const again = { ...asked, at: 80 };
  expect(timeSpans([running, asked, answered, accepted, again], 90, true)).toEqual([
    { kind: 'working', from: 10, to: 30 },
    { kind: 'waiting', from: 30, to: 50 },
    { kind: 'working', from: 50, to: 80 },
    { kind: 'waiting', from: 80, to: 90 },
  ]);
});

test('how long a request waited that came along with an import and ended elsewhere is unknown', () => {
  const log = [running, asked, status(60, 'running', 'step 2')];
  expect(timeSpans(log, 90, false)).toEqual([
    { kind: 'working', from: 10, to: 30 },
    { kind: 'unknown', from: 30, to: 90 },
  ]);
  expect(timeSpans([...log, status(70, 'completed')], 90, false).at(-1)).toEqual({
    kind: 'unknown',
    from: 30,
    to: 70,
  });
});

test('one that is asked once more after an import waits from then on', () => {
  const again = { ...asked, at: 60 };
  expect(timeSpans([running, asked, again], 90, true)).toEqual([
    { kind: 'working', from: 10, to: 30 },
    { kind: 'unknown', from: 30, to: 60 },
    { kind: 'waiting', from: 60, to: 90 },
  ]);
  expect(timeSpans([running, asked, again, { ...answered, at: 80 }], 90, true)).toContainEqual({
    kind: 'waiting',
    from: 60,
    to: 80,
  });
});

test('time stops when the task ends and goes on with another run', () => {
  const log = [running, status(20, 'completed'), status(60, 'running')];
  expect(timeSpans(log, 80, true)).toEqual([
    { kind: 'working', from: 10, to: 20 },
    { kind: 'working', from: 60, to: 80 },
  ]);
});

test('what happens while a task is paused is unknown', () => {
  const paused: LogEntry = { kind: 'watch', at: 20, watch: 'paused' };
  const resumed: LogEntry = { kind: 'watch', at: 40, watch: 'watched' };
  expect(timeSpans([running, paused, resumed], 50, true)).toEqual([
    { kind: 'working', from: 10, to: 20 },
    { kind: 'unknown', from: 20, to: 40 },
    { kind: 'working', from: 40, to: 50 },
  ]);
});

test('a clock that was set back never makes a span run backwards', () => {
  expect(timeSpans([running, { ...asked, at: 5 }, answered], 45, true)).toEqual([
    { kind: 'waiting', from: 5, to: 50 },
  ]);
  const log = [running, asked, { ...answered, at: 20 }, { ...accepted, at: 20 }];
  expect(timeSpans(log, 40, true)).toEqual([{ kind: 'working', from: 10, to: 40 }]);
});
