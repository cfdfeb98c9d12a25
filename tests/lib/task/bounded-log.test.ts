import { extendLog } from '@/lib/task/bounded-log';
import type { LogEntry } from '@/lib/task/log';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const entry = (at: number, toolCallId = 'call-1'): LogEntry => ({ kind: 'gone', at, toolCallId });
const status = (at: number, status = 'running'): LogEntry => ({
  kind: 'status',
  at,
  status,
  detailedStatus: at % 2 === 0 ? 'ready' : 'processing_page',
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index));
const times = (log: readonly LogEntry[]) => log.map(({ at }) => at);

test('what is added comes last', () => {
  expect(times(extendLog([entry(1)], [entry(2), entry(3)], 0))).toEqual([1, 2, 3]);
});

test('at most 500 entries: the oldest go', () => {
  const log = extendLog(entries(500), [entry(500)], 0);
  expect(log).toHaveLength(500);
  expect(log[0]?.at).toBe(1);
});

test('details that change with every reading drive out no more than older ones of their kind', () => {
  const details = Array.from({ length: 600 }, (_, index) => status(1_000 + index));
  const before = [entry(1), status(2, 'scheduled'), status(3), entry(4)];
  const log = details.reduce<readonly LogEntry[]>((log, next) => extendLog(log, [next], 0), before);
  expect(times(log)).toEqual([1, 2, 3, 4, ...times(details.slice(-100))]);
});

test('statuses that truly change go only where there are more than 500 entries', () => {
  const changes = Array.from({ length: 600 }, (_, index) => status(index, `status-${index}`));
  expect(extendLog(changes, [entry(600)], 0)).toEqual([...changes.slice(-499), entry(600)]);
});

test('a status that flips between two calls does not drive out what the person answered', () => {
  const answer: LogEntry = { kind: 'answered', at: 1, toolCallId: 'a', heading: '', answers: [] };
  const flips = Array.from({ length: 500 }, (_, index): LogEntry[] => [
    { kind: 'superseded', at: index + 2, toolCallId: 'b' },
    { kind: 'asked', at: index + 2, toolCallId: 'c', heading: '' },
  ]);
  const log = flips.reduce<readonly LogEntry[]>(
    (log, next) => extendLog(log, next, 0),
    [...entries(100), answer],
  );
  expect(log).toHaveLength(500);
  expect(log[0]).toBe(answer);
  expect(log.slice(1)).toEqual(flips.flat().slice(-499));
});

test('sixty of what was asked and went stay, though what the person answered needs the room', () => {
  const answers = Array.from({ length: 450 }, (_, at): LogEntry => ({
    kind: 'answered',
    at,
    toolCallId: 'a',
    heading: '',
    answers: [],
  }));
  const asked = Array.from({ length: 100 }, (_, index) => entry(450 + index));
  const log = extendLog(answers, asked, 0);
  expect(log).toEqual([...answers.slice(-440), ...asked.slice(-60)]);
});

test('entries older than the age go', () => {
  expect(times(extendLog([entry(10), entry(20)], [entry(30)], 20))).toEqual([20, 30]);
});

test('at most 64,000 characters, but the newest entry always stays', () => {
  const large = entry(2, 'x'.repeat(70_000));
  expect(times(extendLog([entry(1)], [large], 0))).toEqual([2]);
  expect(times(extendLog([large], [entry(3)], 0))).toEqual([3]);
  const [old, young] = [entry(1, 'x'.repeat(60_000)), entry(2, 'x'.repeat(10_000))];
  expect(times(extendLog([old, young], [entry(3)], 0))).toEqual([2, 3]);
});

test('whatever is added, the bounds hold and nothing is made up', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 700 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 300 }), (sizes, oldest) => {
      const all = sizes.map((size, at) => entry(at, 'x'.repeat(size)));
      const log = extendLog(all.slice(0, -1), all.slice(-1), oldest);
      expect(log.length).toBeLessThanOrEqual(500);
      expect(log.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0)).toBeLessThan(
        64_000,
      );
      expect(log).toEqual(all.slice(all.length - log.length));
      expect(log.every(({ at }) => at >= oldest)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
