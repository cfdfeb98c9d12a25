import { confirmedAnswers } from '@/lib/task/confirmed-answers';
import type { LogEntry } from '@/lib/task/log';
import { expect, test } from 'vitest';

const at = 0;

function answered(toolCallId: string, text: string): LogEntry {
  return { kind: 'answered', at, toolCallId, heading: '', answers: [{ label: 'Date', text }] };
}

function became(kind: 'confirmed' | 'superseded' | 'accepted', toolCallId: string): LogEntry {
  return { kind, at, toolCallId };
}

function texts(...log: readonly LogEntry[]) {
  return confirmedAnswers(log).map((answers) => answers[0]?.text);
}

test('the latest comes first', () => {
  const first = [answered('a', 'Monday'), became('confirmed', 'a')];
  expect(texts(...first, answered('b', 'Friday'), became('confirmed', 'b'))).toEqual([
    'Friday',
    'Monday',
  ]);
});

test('what is not known to have arrived is not among them', () => {
  expect(texts(answered('a', 'Monday'), became('accepted', 'a'))).toEqual([]);
  expect(texts(answered('a', 'Monday'), became('superseded', 'a'))).toEqual([]);
  expect(texts(became('confirmed', 'a'))).toEqual([]);
});

test('of an answer that was given anew, the last is the one that arrived', () => {
  const refused: LogEntry = { kind: 'refused', at, toolCallId: 'a', message: null };
  const log = [answered('a', 'Monday'), refused, answered('a', 'Friday')];
  expect(texts(...log, became('confirmed', 'a'))).toEqual(['Friday']);
});

test('a call that comes again under its id has both its answers', () => {
  const first = [answered('a', 'Monday'), became('confirmed', 'a')];
  expect(texts(...first, answered('a', 'Friday'), became('confirmed', 'a'))).toEqual([
    'Friday',
    'Monday',
  ]);
});
