import type { AnsweredField } from './answered-fields';
import { isWithPerson } from './deliver';
import type { LogEntry } from './log';
import type { OpenCall, TaskRecord } from './record';

/**
 * The log entries a transition leaves behind, in order.
 * @param answers what was answered, when the transition is an answer; secrets as dots
 */
export function journal(
  before: TaskRecord,
  after: TaskRecord,
  answers: readonly AnsweredField[],
  at: number,
): readonly LogEntry[] {
  return [
    creation(before, after),
    after.stopped && !before.stopped ? ({ kind: 'stopped' } as const) : null,
    status(before, after),
    settled(before, after),
    asked(before, after),
    delivery(before, after, answers),
    before.watch === after.watch ? null : ({ kind: 'watch', watch: after.watch } as const),
  ].flatMap((happened) => (happened === null ? [] : [{ ...happened, at }]));
}

/** A log entry without its moment. */
type Happened = Timeless<LogEntry>;
type Timeless<Entry> = Entry extends LogEntry ? Omit<Entry, 'at'> : never;

function creation({ creation: before }: TaskRecord, after: TaskRecord): Happened | null {
  const { creation } = after;
  if (before.state === creation.state) return null;
  switch (creation.state) {
    case 'creating':
      return null;
    case 'created':
      return { kind: 'created' };
    case 'unknown':
      return creation.refusal
        ? { kind: 'create-refused', message: creation.refusal.message, doubted: true }
        : { kind: 'create-unknown' };
    case 'refused':
      return { kind: 'create-refused', message: creation.message };
  }
}

function status(before: TaskRecord, { observed }: TaskRecord): Happened | null {
  if (observed === null || observed === before.observed) return null;
  return { kind: 'status', status: observed.status, detailedStatus: observed.detailedStatus };
}

function settled(before: TaskRecord, after: TaskRecord): Happened | null {
  const [latest] = after.settled;
  // A call is never open and ended at once.
  if (latest === undefined || latest.toolCallId !== before.call?.toolCallId) return null;
  return { kind: latest.outcome, toolCallId: latest.toolCallId };
}

function asked({ call: before }: TaskRecord, { call }: TaskRecord): Happened | null {
  if (call === null) return null;
  if (call.toolCallId === before?.toolCallId && !isBack(before, call)) return null;
  return { kind: 'asked', toolCallId: call.toolCallId, heading: call.digest.heading };
}

/**
 * The answer came to nothing, and the person is asked again. A refused or withdrawn answer has its own
 * entry, and needs no second one.
 */
function isBack({ delivery: before }: OpenCall, { delivery }: OpenCall): boolean {
  const saysSo = delivery?.state === 'refused' || delivery?.state === 'withdrawn';
  return !saysSo && isWithPerson(delivery) && !isWithPerson(before);
}

function delivery(
  before: TaskRecord,
  { call }: TaskRecord,
  answers: readonly AnsweredField[],
): Happened | null {
  const was = before.call?.delivery;
  if (call === null || was?.state === call.delivery?.state) return null;
  const { toolCallId, digest, delivery } = call;
  switch (delivery?.state) {
    case 'queued':
      // An answer queued once more was not given anew.
      if (was?.answeredAt === delivery.answeredAt) return null;
      return { kind: 'answered', toolCallId, heading: digest.heading, answers: [...answers] };
    case 'accepted':
    case 'withdrawn':
      return { kind: delivery.state, toolCallId };
    case 'refused':
      return { kind: 'refused', toolCallId, message: delivery.message };
    case 'sending':
    case 'uncertain':
    case 'lost':
    case undefined:
      return null;
  }
}
