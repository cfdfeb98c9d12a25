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
  now: number,
): readonly LogEntry[] {
  return [
    ...creation(before, after, now),
    ...(after.stopped && !before.stopped ? [{ kind: 'stopped', at: now } as const] : []),
    ...status(before, after, now),
    ...settled(before, after, now),
    ...asked(before, after, now),
    ...delivery(before, after, answers, now),
    ...(before.watch === after.watch
      ? []
      : [{ kind: 'watch', at: now, watch: after.watch } as const]),
  ];
}

function creation({ creation: before }: TaskRecord, after: TaskRecord, at: number): LogEntry[] {
  const { creation } = after;
  if (before.state === creation.state) return [];
  switch (creation.state) {
    case 'creating':
      return [];
    case 'created':
      return [{ kind: 'created', at }];
    case 'unknown':
      return creation.refusal
        ? [{ kind: 'create-refused', at, message: creation.refusal.message, doubted: true }]
        : [{ kind: 'create-unknown', at }];
    case 'refused':
      return [{ kind: 'create-refused', at, message: creation.message }];
  }
}

function status(before: TaskRecord, { observed }: TaskRecord, at: number): LogEntry[] {
  if (observed === null || observed === before.observed) return [];
  return [{ kind: 'status', at, status: observed.status, detailedStatus: observed.detailedStatus }];
}

function settled(before: TaskRecord, after: TaskRecord, at: number): LogEntry[] {
  const [latest] = after.settled;
  // A call is never open and ended at once.
  if (latest === undefined || latest.toolCallId !== before.call?.toolCallId) return [];
  return [{ kind: latest.outcome, at, toolCallId: latest.toolCallId }];
}

function asked({ call: before }: TaskRecord, { call }: TaskRecord, at: number): LogEntry[] {
  if (call === null || (call.toolCallId === before?.toolCallId && !isBack(before, call))) return [];
  return [{ kind: 'asked', at, toolCallId: call.toolCallId, heading: call.digest.heading }];
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
  at: number,
): LogEntry[] {
  const was = before.call?.delivery;
  if (call === null || was?.state === call.delivery?.state) return [];
  const { toolCallId, digest, delivery } = call;
  switch (delivery?.state) {
    case 'queued':
      // An answer queued once more was not given anew.
      if (was?.answeredAt === delivery.answeredAt) return [];
      return [{ kind: 'answered', at, toolCallId, heading: digest.heading, answers: [...answers] }];
    case 'accepted':
    case 'withdrawn':
      return [{ kind: delivery.state, at, toolCallId }];
    case 'refused':
      return [{ kind: 'refused', at, toolCallId, message: delivery.message }];
    case 'sending':
    case 'uncertain':
    case 'lost':
    case undefined:
      return [];
  }
}
