import { deliver } from './deliver';
import { endOf, isEnded } from './end-of';
import { endedAt } from './ended-at';
import type { CallEvent, TaskEvent } from './events';
import { observe } from './observe';
import { putOffUntil, raise, tellAnew } from './reminders';
import type { Creation, Ending, TaskRecord } from './record';
import { withTrouble } from './trouble';

/**
 * The task after an event; the same object when nothing changed, so that nothing is written.
 * @param now milliseconds since the epoch
 */
export function transition(task: TaskRecord, event: TaskEvent, now: number): TaskRecord {
  const next = step(task, event, now);
  return next === task ? task : { ...next, revision: task.revision + 1 };
}

function step(task: TaskRecord, event: TaskEvent, now: number): TaskRecord {
  if ('toolCallId' in event) return stepOfCall(task, event, now);
  switch (event.type) {
    case 'created':
      return task.creation.state === 'created'
        ? task
        : {
            ...task,
            activeAt: now,
            creation: { state: 'created', taskId: event.taskId, at: now },
          };
    case 'create-retried':
      if (!canRetry(task, event.since)) return task;
      return {
        ...task,
        activeAt: now,
        creation: {
          state: 'creating',
          since: now,
          ...(task.creation.state === 'unknown' && { doubted: true }),
        },
        ending: null,
        // Of an archived task nothing would be heard.
        watch: 'watched',
      };
    case 'create-uncertain':
      return task.creation.state === 'creating'
        ? notStarted(task, {
            state: 'unknown',
            since: now,
            ...(event.said && { said: event.said }),
          })
        : task;
    case 'create-refused':
      return task.creation.state === 'creating' ? refuse(task, task.creation, event, now) : task;
    case 'observed':
      return observe(task, event, now);
    case 'check-refused':
      return withTrouble(task, 'refused', event.message, now);
    case 'check-unreadable':
      return withTrouble(task, 'unreadable-status', null, now);
    case 'renamed':
      return task.title === event.title ? task : { ...task, title: event.title };
    case 'pin-set':
      return task.pinned === event.pinned ? task : { ...task, pinned: event.pinned };
    case 'mute-set':
      return task.muted === event.muted ? task : { ...task, muted: event.muted, ending: null };
    case 'ending-told':
      return task.ending === null || task.ending !== event.ending
        ? task
        : { ...task, ending: null };
    case 'seen':
      return see(task);
    case 'run-stopped':
      return canStop(task) ? { ...task, activeAt: now, stopped: true, ending: null } : task;
    case 'stop-failed':
      return isEnded(task.observed?.status) ? task : news({ ...task, activeAt: now }, 'unstopped');
    case 'watch-set':
      return task.watch === event.watch ? task : { ...task, watch: event.watch, ending: null };
  }
}

/** If Retry is pressed twice at once, the second press means a creation that has already been replaced. */
function canRetry({ creation }: TaskRecord, since: number): boolean {
  const { state } = creation;
  return (state === 'unknown' || state === 'refused') && creation.since === since;
}

/** An end that the person saw is no news, even if they saw it in quiet hours. */
function see(task: TaskRecord): TaskRecord {
  const endSeen = endedAt(task) ?? task.endSeen;
  const isKnown = endSeen === task.endSeen && task.ending === null;
  return isKnown ? task : { ...task, endSeen, ending: null };
}

/** Not if the run completed by itself while the service was asked to stop it. */
function canStop({ stopped, observed }: TaskRecord): boolean {
  return !stopped && endOf(observed?.status) !== 'finished';
}

function stepOfCall(task: TaskRecord, event: CallEvent, now: number): TaskRecord {
  if (task.call?.toolCallId !== event.toolCallId) return task;
  if (event.type === 'snoozed') return { ...task, call: tellAnew(task.call, event.until) };
  if (event.type === 'raised') {
    // The person may have snoozed the call between its notification and this event.
    return putOffUntil(task.call, now) === null ? { ...task, call: raise(task.call, now) } : task;
  }
  const call = deliver(task.call, event, now, task.revision + 1);
  if (call === task.call) return task;
  // What the person does, and what makes Beckon ask anew.
  const active = ['answered', 'answer-withdrawn', 'answer-lost', 'resend-asked'];
  if (!active.includes(event.type)) return { ...task, call };
  // Nobody answers a run that they want stopped: it is another one that asks.
  return { ...task, call, activeAt: now, stopped: task.stopped && event.type !== 'answered' };
}

/** A refusal says nothing about an earlier request that is in doubt. */
function refuse(
  task: TaskRecord,
  { doubted }: Extract<Creation, { state: 'creating' }>,
  { reason, message }: Extract<TaskEvent, { type: 'create-refused' }>,
  now: number,
): TaskRecord {
  const refusal = { reason, message };
  return notStarted(
    task,
    doubted
      ? { state: 'unknown', since: now, refusal }
      : { state: 'refused', since: now, ...refusal },
  );
}

function notStarted(task: TaskRecord, creation: Creation): TaskRecord {
  return news({ ...task, creation }, creation.state === 'refused' ? 'failed' : 'doubted');
}

/** What the person tried came to nothing. In a popup, they may be gone and believe that it worked. */
function news(task: TaskRecord, ending: Ending): TaskRecord {
  return { ...task, ending: !task.muted && task.watch === 'watched' ? ending : null };
}
