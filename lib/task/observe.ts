import type { ToolCall } from '@/lib/service/types';
import { minute } from '@/lib/time';
import type { Observed } from './events';
import { agentsTurnSince, isSpent, isTiedToWords, isWithPerson, wasAccepted } from './deliver';
import { endOf, isEnded } from './end-of';
import { markOf } from './mark-of';
import { raiseAt, tellAnew } from './reminders';
import { settle } from './settle';
import { patience, stillShown } from './still-shown';
import { withTrouble } from './trouble';
import type { Digest, Ending, OpenCall, SettledCall, TaskRecord } from './record';

/** The task after one reading of its status; the same object when the reading says nothing new. */
export function observe(task: TaskRecord, event: Observed, now: number): TaskRecord {
  const { status } = event;
  // In a run that has ended no call waits, even one that cannot be read.
  if (status.call.kind === 'unreadable' && !isEnded(status.status)) {
    const troubled = withTrouble(task, 'unreadable-call', null, now);
    return noteStatus(troubled, event, now, troubled.trouble);
  }
  const noted = noteStatus(task, event, now, null);
  const shown = isEnded(status.status) || status.call.kind !== 'waiting' ? null : status.call.call;
  const waiting = shown !== null && isOtherCall(task.call, shown, event) ? null : shown;
  // The waiting call was answered before: a status that lags says nothing about what the agent asks now.
  if (wasConfirmed(noted, waiting, event, now)) return noted;
  if (task.call !== null && waiting?.toolCallId === task.call.toolCallId) {
    const call = stillShown(withDigest(task.call, event), event, now);
    if (call === task.call) return noted;
    return { ...noted, call, activeAt: isWithPerson(call.delivery) ? now : task.activeAt };
  }
  const outcome = task.call && outcomeOf(task, task.call, waiting, event);
  const isOther = waiting !== shown;
  const open = task.call && isOther ? withReminder(task.call) : task.call;
  const closed = open && outcome ? settle(noted, open, outcome, now) : noted;
  // The earlier call is still open if this reading proves nothing about its answer.
  if (closed.call !== null) return closed;
  // The next reading opens the call that took the place, and is to come soon.
  if (isOther) return { ...closed, activeAt: now };
  if (waiting === null || event.digest === null) return closed;
  return openCall(closed, waiting, event.digest, now);
}

/**
 * The call with the digest of this version of Beckon; an earlier one may have opened it. A heading alone may
 * count down, so it stays as the person was told it.
 */
function withDigest(call: OpenCall, { digest }: Observed): OpenCall {
  return isAlike(call.digest, digest) ? call : { ...call, digest: { ...call.digest, ...digest } };
}

/** The call that takes the place of this one is told of with its reminders; if none is left, anew. */
function withReminder(call: OpenCall): OpenCall {
  return raiseAt(call) === null ? tellAnew(call, null) : call;
}

/** No run takes longer to end after it was stopped, nor a task to be read first where anybody can ask. */
const longestWait = 10 * minute;

/** @param trouble what is still wrong after this reading */
function noteStatus(
  task: TaskRecord,
  { status: { status, detailedStatus } }: Observed,
  now: number,
  trouble: TaskRecord['trouble'],
): TaskRecord {
  const before = task.observed;
  const same = before?.status === status && before.detailedStatus === detailedStatus;
  // After an end, any other status is from another run: a whole run may have passed between two readings.
  // So is a run that still goes on long after it was to stop; at least, its end is news.
  const soon = Math.abs(now - task.activeAt) < longestWait;
  const stopped = task.stopped && (soon || isEnded(status)) && (same || !isEnded(before?.status));
  if (same && task.trouble === trouble && task.stopped === stopped) return task;
  // If only the details of an end change, it is the same end: a person who saw it gets no news again.
  const isSameEnd = before?.status === status && isEnded(status);
  const changedAt = isSameEnd ? before.changedAt : now;
  const observed = same ? before : { status, detailedStatus, changedAt };
  const recurs = task.recurs || (!isSameEnd && isEnded(before?.status));
  const end = ending(task, stopped, status, soon);
  return { ...task, observed, ending: end, recurs, stopped, trouble };
}

/** How the run ended with this status, if the person still has to be told; otherwise null. */
function ending(
  { observed, ending, muted, watch, instruction }: TaskRecord,
  stopped: boolean,
  status: string | null,
  soon: boolean,
): Ending | null {
  if (status === observed?.status) return ending;
  // The first reading of a task started elsewhere may find an old end, which is no news; a late one, a new end.
  if (observed === null && instruction === '' && soon) return ending;
  // A task that is not watched is still read while its answer is on its way: its end is not told.
  if (muted || watch !== 'watched') return null;
  const end = endOf(status) ?? (ending === 'unstopped' ? ending : null);
  // The person who stopped it knows.
  return end === 'failed' && stopped ? null : end;
}

/**
 * Whether this reading shows another call under the id of the open one: an answer to that must not go to
 * another question. Such a reading ends the open call, and the next one opens the new call, since what is
 * stored beside a record goes by the call's id. A heading alone may count down, so it makes another call
 * only if the person has answered, or after a time in which a run may have passed.
 */
function isOtherCall(open: OpenCall | null, shown: ToolCall, { digest, late }: Observed): boolean {
  if (open?.toolCallId !== shown.toolCallId) return false;
  const isAnswered = open.doubted === true || isTiedToWords(open.delivery);
  const looksSame = (isAnswered ? isSame : isAlike)(open.digest, digest);
  // An update of Beckon may find more secrets, or another heading, in what has not changed.
  if (!looksSame) return open.digest.mark !== markOf(shown);
  return (late || isAnswered) && isMarkedOther(open.digest, shown);
}

/** @param noted the task with the status that was read */
function wasConfirmed(
  noted: TaskRecord,
  waiting: ToolCall | null,
  { digest, begunAt, late }: Observed,
  now: number,
): boolean {
  const before = settledBefore(noted, waiting);
  if (before?.outcome !== 'confirmed' || !isSame(before.digest, digest)) return false;
  // An agent may use one id and one heading for all it asks.
  if (waiting !== null && isMarkedOther(before.digest, waiting)) return false;
  // After a time without a reading another run may ask what is shown, whatever call waits here.
  const withAgentSince = late || noted.call === null ? 0 : agentsTurnSince(noted.call.delivery);
  if (withAgentSince === null) return true;
  // No status lags this long without a change: the agent is asking again.
  const changedAt = late ? 0 : (noted.observed?.changedAt ?? 0);
  const moments = [before.at, changedAt, withAgentSince];
  // A moment to come is from a clock that was set back since: it would hide the agent's request until then.
  const since = Math.max(0, ...moments.filter((at) => at <= now));
  return begunAt - since < patience;
}

/** An earlier call with the same id, which has ended. */
function settledBefore({ settled }: TaskRecord, call: ToolCall | null): SettledCall | undefined {
  return settled.find(({ toolCallId }) => toolCallId === call?.toolCallId);
}

/**
 * Whether a call asks something else than the one that was opened, which nothing else in a digest tells: forms
 * of different questions have as many fields, and of another tool's call it knows no argument.
 */
function isMarkedOther({ mark }: Digest, shown: ToolCall): boolean {
  // A record of an earlier version has no mark.
  return mark !== undefined && mark !== markOf(shown);
}

/** Whether two calls with one id ask the same, as far as their digests tell: services reuse ids. */
function isSame(one: Digest, other: Digest | null): boolean {
  return one.heading === other?.heading && isAlike(one, other);
}

/** Whether an answer to the one call has the form that the other asks for. */
function isAlike(one: Digest, other: Digest | null): boolean {
  return one.kind === other?.kind && one.fields === other.fields && one.secrets === other.secrets;
}

/**
 * What became of a call that a reading does not show waiting; null when that reading proves nothing.
 * @param before the task before the reading
 * @param waiting the call that the reading shows instead, if any
 */
function outcomeOf(
  before: TaskRecord,
  call: OpenCall,
  waiting: ToolCall | null,
  event: Observed,
): SettledCall['outcome'] | null {
  const { delivery } = call;
  const unanswered = call.doubted ? 'unproven' : waiting === null ? 'gone' : 'superseded';
  switch (delivery?.state) {
    case 'accepted':
    case 'uncertain': {
      if (event.revision < delivery.revision) return null;
      // The connection has moved: what the new service says proves nothing about the one that
      // got the answer.
      if ((delivery.origin ?? event.origin) !== event.origin) return 'unproven';
      return wasAccepted(delivery) && wentOn(before, event, call) ? 'confirmed' : 'unproven';
    }
    case 'queued':
      return delivery.attempts > 0 ? 'unproven' : unanswered;
    case 'lost':
      return delivery.neverSent ? unanswered : 'unproven';
    case 'sending':
      // A POST is in flight: what is read meanwhile proves nothing either way.
      return null;
    case 'refused':
      // A refusal of the second POST says nothing about the first.
      return delivery.stillWaiting && !isSpent(delivery) ? unanswered : 'unproven';
    case 'withdrawn':
    case undefined:
      return unanswered;
  }
}

/**
 * Whether a status that does not show the call waiting proves that the agent got its answer. It does not
 * if the run failed, or if it completed but the status still has that call, or one that cannot be read.
 * Nor does a service that had a run and has none now: it has started anew, and forgot the run.
 */
function wentOn(
  before: TaskRecord,
  { status: { status, call } }: Observed,
  { toolCallId }: OpenCall,
): boolean {
  if (endOf(status) === 'failed' || call.kind === 'unreadable') return false;
  if (status === null && (before.observed?.status ?? null) !== null) return false;
  return call.kind === 'none' || call.call.toolCallId !== toolCallId;
}

function openCall(task: TaskRecord, call: ToolCall, digest: Digest, now: number): TaskRecord {
  const { toolCallId, toolName } = call;
  const before = settledBefore(task, call);
  const settled = task.settled.filter((one) => one !== before);
  const start = startOf(before, call, digest, now);
  const marked = { ...digest, mark: markOf(call) };
  const asked = { toolCallId, toolName, digest: marked, ...start, delivery: null };
  return { ...task, activeAt: now, settled, call: asked };
}

type Start = Omit<OpenCall, 'toolCallId' | 'toolName' | 'digest' | 'delivery'>;

/**
 * A call that disappeared and is back is the same call: the person has been told of it. Not after longer
 * than any status lags: then the agent asks anew, under an id used before.
 */
function startOf(
  before: SettledCall | undefined,
  call: ToolCall,
  digest: Digest,
  now: number,
): Start {
  const untold = { firstSeenAt: now, raised: 0, raisedAt: null, snoozedUntil: null };
  if (before === undefined || !isSame(before.digest, digest)) return untold;
  // An end still to come is from a clock that was set back since.
  const isAnew = now - before.at >= patience || before.at > now;
  switch (before.outcome) {
    case 'confirmed':
      return untold;
    case 'unproven':
      // The answer was to another question, though all that lists show is the same.
      if (isMarkedOther(before.digest, call)) return untold;
      return { ...(isAnew ? untold : before.told), doubted: true };
    case 'superseded':
    case 'gone':
      return isAnew ? untold : before.told;
  }
}
