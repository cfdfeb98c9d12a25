import { flag, moment, nullable, record, z } from '@/lib/schema';
import { endingSchema } from './record';

/** What the schedule knows of one task: enough to decide a wake without reading its record. */
const entrySchema = z.object({
  connectionId: z.string(),
  /** Of the record that this entry was made from. */
  revision: z.number(),
  /**
   * idle: not to be polled (not created; paused or archived, with no answer on its way) · ended: completed
   * or failed, but it can get another run · recurs: the same, and it had another one before · open:
   * everything else, statuses nobody documented included.
   */
  pace: z.literal(['idle', 'ended', 'recurs', 'open']),
  /** The record's own `activeAt`: the task's last news. */
  activeAt: moment,
  /**
   * When its status last changed; without one, when its creation was refused or left in doubt, or else when
   * the task was added.
   */
  changedAt: moment,
  /** When its status was last read. */
  checkedAt: nullable(moment),
  /**
   * When reading its status or sending its answer was last tried: later than `checkedAt`
   * while that fails.
   */
  triedAt: nullable(moment),
  /** How often in a row the service has failed for this one task. */
  failures: z.number(),
  /** The call that waits for the person, or null. */
  waiting: nullable(z.string()),
  /** When the person was first told of that call; null before. Later notifications of it are reminders. */
  raisedAt: nullable(moment),
  /** When a notification of that call is due, before the settings are applied; null for never. */
  raiseAt: nullable(moment),
  /** Muted or snoozed: no notification of the task may be shown. */
  silenced: flag,
  /** The record's own `ending`: what the person has still to be told. */
  ending: endingSchema,
  /**
   * A watched task whose run has ended, or that was not started, be it only perhaps. Still so once the person
   * was told: a notification of it may stay.
   */
  over: flag,
  /** The last reading told nothing of the agent, who may be waiting (see `isUnclear`). */
  unclear: flag,
  /** What goes to the service before the task is read; of answers, one that need not wait for a reading. */
  outbox: nullable(z.literal(['creation', 'answer'])),
  /**
   * This entry may be wrong and must be made anew: the record is being changed, and the worker may die
   * meanwhile; or a look at the task found no record; or the browser has just started, and may have ended
   * what only memory held.
   */
  stale: flag,
  /** What the last look at the task learned could not be stored because the disk was full. */
  unsaved: flag,
});

/** Why a connection is left alone for now. */
export const backoffSchema = z.object({
  /** The code of the service error it failed with last. */
  cause: z.literal([
    'unreachable',
    'timed-out',
    'redirected',
    'not-json',
    'server-error',
    'rate-limited',
  ]),
  /** How often in a row it has failed, as `backOff` counts. */
  failures: z.number(),
  since: moment,
  until: moment,
  /** Until when the service itself asked to be left alone: the person's requests wait for that, too. */
  askedUntil: nullable(moment),
});

/** Derived from the records; kept in session storage, so that checking costs no disk. */
export const scheduleSchema = z.object({
  tasks: record(entrySchema),
  backoff: record(backoffSchema),
  /**
   * Connections that need the person, and when each is tried again all the same: a service may take a key
   * again that it refused.
   */
  stopped: record(moment),
  /** Something could not be stored because the disk was full, and still is not stored. */
  storageFull: flag,
});

export type ScheduleEntry = z.infer<typeof entrySchema>;
export type Backoff = z.infer<typeof backoffSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
