import { goesBeforeReading } from './answer-to-send';
import { isWithPerson } from './deliver';
import { isEnded } from './end-of';
import { endedAt } from './ended-at';
import { isUnclear } from './is-unclear';
import { needsPerson } from './needs-person';
import type { TaskRecord } from './record';
import { raiseAt } from './reminders';
import type { ScheduleEntry } from './schedule';

/**
 * From the previous entry: what only the schedule knows, and the pace, which tells if the
 * task was polled.
 */
type Kept = Pick<
  ScheduleEntry,
  'pace' | 'checkedAt' | 'triedAt' | 'failures' | 'stale' | 'unsaved'
>;

const nothingKept: Kept = {
  pace: 'open',
  checkedAt: null,
  triedAt: null,
  failures: 0,
  stale: false,
  unsaved: false,
};

/** What the schedule must know of a task; `previous` keeps what only the schedule knows. */
export function scheduleEntry(task: TaskRecord, previous: Kept = nothingKept): ScheduleEntry {
  const waiting = needsPerson(task) ? task.call : null;
  const pace = paceOf(task);
  // A creation in doubt is no end, but told like one.
  const { creation } = task;
  const end = creation.state === 'unknown' ? creation.since : endedAt(task);
  // A task that is not polled may no longer wait: its request is told of once, but never reminded of.
  const isLeftAlone = task.muted || (pace === 'idle' && waiting?.raisedAt !== null);
  const isResumed = previous.pace === 'idle' && pace !== 'idle';
  return {
    ...previous,
    // The person wants to see a resumed task now: failures from long ago must not delay its check.
    failures: isResumed ? 0 : previous.failures,
    connectionId: task.connectionId,
    revision: task.revision,
    pace,
    activeAt: task.activeAt,
    changedAt: end ?? task.observed?.changedAt ?? task.addedAt,
    waiting: waiting?.toolCallId ?? null,
    raiseAt: waiting === null || isLeftAlone ? null : raiseAt(waiting),
    raisedAt: waiting?.raisedAt ?? null,
    silenced: task.muted || (waiting?.snoozedUntil ?? null) !== null,
    ending: task.ending,
    over: end !== null && task.watch === 'watched',
    unclear: isUnclear(task),
    outbox: outboxOf(task),
  };
}

function paceOf(task: TaskRecord): ScheduleEntry['pace'] {
  if (task.creation.state !== 'created') return 'idle';
  // An answer on its way is followed to its end, even if the person pauses or archives the task.
  if (task.watch !== 'watched' && !isUnderWay(task)) return 'idle';
  if (!isEnded(task.observed?.status)) return 'open';
  return task.recurs ? 'recurs' : 'ended';
}

/**
 * Whether an answer is on its way. One that came to nothing is not: only the person can send it again,
 * and then it is on its way once more.
 */
function isUnderWay({ call }: TaskRecord): boolean {
  // A refusal counts only once a reading still shows the call.
  if (call?.delivery?.state === 'refused') return !call.delivery.stillWaiting;
  return call !== null && !isWithPerson(call.delivery);
}

function outboxOf({ creation, call }: TaskRecord): ScheduleEntry['outbox'] {
  if (creation.state === 'creating') return 'creation';
  return call !== null && goesBeforeReading(call.delivery) ? 'answer' : null;
}
