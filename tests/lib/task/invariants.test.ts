import { agentsTurnSince } from '@/lib/task/deliver';
import { journal } from '@/lib/task/journal';
import { needsPerson } from '@/lib/task/needs-person';
import { type TaskRecord, taskRecordSchema } from '@/lib/task/record';
import { minute } from '@/lib/time';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lives, type Taken } from './a-life';

const holds = (check: (life: readonly Taken[]) => void) =>
  fc.assert(
    fc.property(lives, (life) => check(life)),
    { numRuns: 500 },
  );

test('a record is whatever happened to it still a record, and counts its changes', () => {
  holds((life) => {
    for (const { before, after } of life) {
      expect(after.revision).toBe(before === after ? before.revision : before.revision + 1);
    }
    const { after } = life.at(-1) ?? { after: null };
    expect(taskRecordSchema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });
});

test('a call is open or ended, never both, and never twice', () => {
  holds((life) => {
    for (const { after } of life) {
      const ids = [after.call, ...after.settled].flatMap((call) => call?.toolCallId ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test('nothing goes from confirmed back to pending, but by a reading too late to lag', () => {
  holds((life) => {
    const confirmed = new Map<string, number>();
    for (const { event, now, before, after } of life) {
      const { call } = after;
      const confirmedAt = confirmed.get(call?.toolCallId ?? '');
      if (call !== null && confirmedAt !== undefined) {
        // Since then the call's end and the status are unchanged, and no answer was given.
        const withAgentSince = before.call === null ? 0 : agentsTurnSince(before.call.delivery);
        expect(withAgentSince).not.toBeNull();
        const moments = [confirmedAt, after.observed?.changedAt ?? 0, withAgentSince ?? 0];
        // Moments to come are from before the clock was set back, and say nothing.
        const since = Math.max(0, ...moments.filter((at) => at <= now));
        expect(event.type === 'observed' && event.begunAt - since).toBeGreaterThanOrEqual(
          5 * minute,
        );
        confirmed.delete(call.toolCallId);
      }
      for (const { toolCallId, outcome, at } of after.settled) {
        if (outcome === 'confirmed') confirmed.set(toolCallId, at);
      }
    }
  });
});

test('an answer belongs to the call it was written for', () => {
  holds((life) => {
    const answered = new Map<string, number>();
    for (const { event, now, before, after } of life) {
      if (event.type === 'answered' && before !== after) answered.set(event.toolCallId, now);
      const delivery = after.call?.delivery ?? null;
      if (delivery === null) continue;
      expect(answered.get(after.call?.toolCallId ?? '')).toBe(delivery.answeredAt);
    }
  });
});

test('confirmed is only what was accepted, and shown to be gone by a later reading', () => {
  holds((life) => {
    let acceptedAt = Infinity;
    for (const { event, before, after } of life) {
      if (event.type === 'send-accepted' && before !== after) acceptedAt = after.revision;
      const [ended] = after.settled;
      if (ended?.outcome !== 'confirmed' || ended.toolCallId !== before.call?.toolCallId) continue;
      expect(event).toMatchObject({ type: 'observed' });
      expect(event.type === 'observed' && event.revision).toBeGreaterThanOrEqual(acceptedAt);
      acceptedAt = Infinity;
    }
  });
});

test('an answer of uncertain fate goes again only after two sightings, 5 s apart', () => {
  holds((life) => {
    for (const [index, { event, before, after }] of life.entries()) {
      if (event.type !== 'send-started' || before === after) continue;
      const last = life.findLastIndex(
        (taken, at) => at < index && taken.event.type === 'send-started' && isChange(taken),
      );
      const between = life.slice(last + 1, index).filter(isChange);
      const first = life[last]?.after.call;
      // It was another answer, or the first surely did not arrive.
      if (first?.delivery?.answeredAt !== before.call?.delivery?.answeredAt) continue;
      if (between.some(({ event }) => event.type === 'send-deferred')) continue;
      const sightings = between.filter(
        ({ event }) =>
          event.type === 'observed' &&
          event.status.call.kind === 'waiting' &&
          event.status.call.call.toolCallId === before.call?.toolCallId,
      );
      const apart = sightings.some(({ event }, at) =>
        sightings
          .slice(0, at)
          .some(({ now }) => event.type === 'observed' && event.begunAt - now >= 5_000),
      );
      expect(apart).toBe(true);
    }
  });
});

test('an answer goes twice by itself at most, and once each time the person has it sent again', () => {
  holds((life) => {
    let left = 0;
    for (const { event } of life.filter(isChange)) {
      if (event.type === 'answered') left = 2;
      if (event.type === 'resend-asked') left = 1;
      // This answer surely did not arrive.
      if (event.type === 'send-deferred') left += 1;
      if (event.type === 'send-started') left -= 1;
      expect(left).toBeGreaterThanOrEqual(0);
    }
  });
});

test('what the person took back never goes', () => {
  holds((life) => {
    let isBack = false;
    for (const { event } of life.filter(isChange)) {
      if (event.type === 'answer-withdrawn') isBack = true;
      if (event.type === 'answered') isBack = false;
      expect(isBack && event.type === 'send-started').toBe(false);
    }
  });
});

test('every change of a call is in the log, and nothing else of it', () => {
  holds((life) => {
    for (const { before, after, now } of life) {
      const kinds = journal(before, after, [], now).map(({ kind }) => kind);
      const opened = after.call !== null && after.call.toolCallId !== before.call?.toolCallId;
      expect(kinds.includes('asked')).toBe(opened || isBack(before, after));
      const ended = before.call !== null && after.call?.toolCallId !== before.call.toolCallId;
      const [latest] = after.settled;
      expect(kinds.some((kind) => kind === latest?.outcome)).toBe(ended);
    }
  });
});

/**
 * Whether it is the person's turn again, though their answer was not refused and they did not take
 * it back.
 */
function isBack(before: TaskRecord, after: TaskRecord): boolean {
  const isTurn = (task: TaskRecord) => needsPerson({ ...task, watch: 'watched' });
  const isSame = before.call !== null && after.call?.toolCallId === before.call.toolCallId;
  const state = after.call?.delivery?.state ?? '';
  return isSame && !['refused', 'withdrawn'].includes(state) && !isTurn(before) && isTurn(after);
}

function isChange({ before, after }: Taken): boolean {
  return before !== after;
}
