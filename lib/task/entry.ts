import { goesBeforeReading } from './answer-to-send';
import { isWithPerson } from './deliver';
import { isEnded } from './is-ended';
import { isUnclear } from './is-unclear';
import { needsPerson } from './needs-person';
import type { TaskRecord } from './record';
import { raiseAt } from './reminders';
import type { ScheduleEntry } from './schedule';

/** Of the entry before: what only the schedule knows, and whether the task was asked about at all. */
type Known = Pick<
  ScheduleEntry,
  'phase' | 'checkedAt' | 'triedAt' | 'failures' | 'stale' | 'unsaved'
>;

const nothingKnown: Known = {
  phase: 'open',
  checkedAt: null,
  triedAt: null,
  failures: 0,
  stale: false,
  unsaved: false,
};

/** What the schedule must know of a task; `previous` keeps what only the schedule knows. */
export function scheduleEntry(task: TaskRecord, previous: Known = nothingKnown): ScheduleEntry {
  const waiting = needsPerson(task) ? task.call : null;
  const phase = phaseOf(task);
  // Whether one that is not asked about still waits, nobody knows: it is told of once, never reminded of.
  const isLeftAlone = task.muted || (phase === 'idle' && waiting?.raisedAt !== null);
  const isResumed = previous.phase === 'idle' && phase !== 'idle';
  return {
    ...previous,
    // How often it failed long ago is no reason to let the person wait who wants to see it now.
    failures: isResumed ? 0 : previous.failures,
    connectionId: task.connectionId,
    revision: task.revision,
    phase,
    activeAt: task.activeAt,
    changedAt: task.observed?.changedAt ?? task.addedAt,
    waiting: waiting?.toolCallId ?? null,
    raiseAt: waiting === null || isLeftAlone ? null : raiseAt(waiting),
    raisedAt: waiting?.raisedAt ?? null,
    silenced: task.muted || (waiting?.snoozedUntil ?? null) !== null,
    ending: task.ending,
    unclear: isUnclear(task),
    outbox: hasOutbox(task),
  };
}

function phaseOf(task: TaskRecord): ScheduleEntry['phase'] {
  if (task.creation.state !== 'created') return 'idle';
  // An answer under way is followed to its end, whatever else the person wants of the task.
  if (task.watch !== 'watched' && !isUnderWay(task)) return 'idle';
  return isEnded(task.observed?.status) ? 'ended' : 'open';
}

/** Not one that came to nothing: only the person can have that sent again, and then it is once more. */
function isUnderWay({ call }: TaskRecord): boolean {
  // A reading decides whether a refusal is believed.
  if (call?.delivery?.state === 'refused') return !call.delivery.stillWaiting;
  return call !== null && !isWithPerson(call.delivery);
}

function hasOutbox({ creation, call }: TaskRecord): boolean {
  return creation.state === 'creating' || (call !== null && goesBeforeReading(call.delivery));
}
