import { expect, test } from 'vitest';
import type { Received } from '../support/world/scripted-service';
import { blindSends } from './blind-sends';

const request = (kind: Received['kind'], at: number, toolCallId: string | null): Received => ({
  kind,
  at: at * 1_000,
  toolCallId,
  taskId: 'task',
  input: null,
  applied: false,
});
const send = (at: number, call = 'one') => request('input', at, call);
const read = (at: number, call: string | null = 'one') => request('status', at, call);

test.each([
  ['one send', [send(0)], 0],
  ['two calls', [send(0), send(1, 'two')], 0],
  ['twice at once', [send(0), send(0)], 1],
  ['after one sighting', [send(0), read(6), send(7)], 1],
  ['after two sightings too close', [send(0), read(1), read(5), send(7)], 1],
  ['after two sightings 5 s apart', [send(0), read(1), read(6), send(7)], 0],
  ['after sightings of another call', [send(0), read(1, 'two'), read(6, 'two'), send(7)], 1],
  ['after readings that show none', [send(0), read(1, null), read(6, null), send(7)], 1],
  ['with sightings before the first', [read(1), read(6), send(7), send(8)], 1],
] as const)('%s', (_, received, blind) => {
  expect(blindSends(received)).toBe(blind);
});
