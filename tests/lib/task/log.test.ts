import { type LogEntry, logSchema } from '@/lib/task/log';
import { expect, test } from 'vitest';

const at = 1;
const toolCallId = 'c';

const entries: readonly LogEntry[] = [
  { kind: 'status', at, status: 'running', detailedStatus: 'tool_call' },
  { kind: 'status', at, status: null, detailedStatus: null },
  { kind: 'created', at },
  { kind: 'adopted', at },
  { kind: 'create-unknown', at },
  { kind: 'stopped', at },
  { kind: 'create-refused', at, message: 'No credit' },
  { kind: 'create-refused', at, message: null, doubted: true },
  { kind: 'asked', at, toolCallId, heading: 'Log in' },
  { kind: 'answered', at, toolCallId, heading: '', answers: [{ label: 'Name', text: 'Kim' }] },
  { kind: 'refused', at, toolCallId, message: 'Tool call ID mismatch' },
  { kind: 'refused', at, toolCallId, message: null },
  { kind: 'accepted', at, toolCallId },
  { kind: 'confirmed', at, toolCallId },
  { kind: 'unproven', at, toolCallId },
  { kind: 'superseded', at, toolCallId },
  { kind: 'gone', at, toolCallId },
  { kind: 'watch', at, watch: 'watched' },
  { kind: 'watch', at, watch: 'paused' },
  { kind: 'watch', at, watch: 'archived' },
];

test.each(entries)('%j is read as it was written', (entry) => {
  expect(logSchema.parse([entry])).toEqual([entry]);
});
