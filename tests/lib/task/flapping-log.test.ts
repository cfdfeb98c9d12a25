import { extendLog } from '@/lib/task/bounded-log';
import type { LogEntry } from '@/lib/task/log';
import { expect, test } from 'vitest';

test('a status that flips between two calls does not drive out what the person answered', () => {
  let log: readonly LogEntry[] = [
    { kind: 'answered', at: 1, toolCallId: 'a', heading: 'First', answers: [] },
  ];
  for (let at = 2; at < 500; at += 1) {
    const toolCallId = at % 2 ? 'b' : 'c';
    log = extendLog(log, [
      { kind: 'superseded', at, toolCallId },
      { kind: 'asked', at, toolCallId, heading: '' },
    ], 0);
  }
  expect(log[0]).toMatchObject({ kind: 'answered' });
});
