import { flag, moment, nullable, optional, shortText, z } from '@/lib/schema';
import { deliverySchema } from './delivery';
import { watchSchema } from './watch';

/** What a request asks for, short enough for the record. The form itself is stored apart. */
const digestSchema = z.object({
  kind: z.literal(['form', 'tool', 'unreadable']),
  /** The form's heading, else its first label, or the tool's name; untrusted, at most 200 characters. */
  heading: shortText,
  fields: z.number(),
  secrets: z.number(),
  /** Of all that the call asks, by `markOf`. */
  mark: optional(z.number()),
});

/** What the person has been told of a call. */
const told = {
  /** When Beckon first saw the call: the service gives a call no time. */
  firstSeenAt: moment,
  /** How many notifications the call has had, counting reminders that passed; 0 before the first. */
  raised: z.number(),
  /** When the first notification was raised: reminders are timed from then. */
  raisedAt: nullable(moment),
  snoozedUntil: nullable(moment),
};

const openCallSchema = z.object({
  toolCallId: z.string(),
  toolName: z.string(),
  digest: digestSchema,
  ...told,
  /** The call was answered before, disappeared and is back: that answer may have arrived. */
  doubted: optional(flag),
  delivery: nullable(deliverySchema),
});

const settledCallSchema = z.object({
  toolCallId: z.string(),
  digest: digestSchema,
  at: moment,
  /**
   * confirmed: the service accepted the answer, and a later status no longer has the call · unproven: the
   * call is gone, and an answer may or may not have arrived · superseded: another call replaced it before
   * it was answered · gone: it was answered elsewhere or given up, or the run ended.
   */
  outcome: z.literal(['confirmed', 'unproven', 'superseded', 'gone']),
  /** As in the open call (reset if that was answered), in case the call comes back. */
  told: z.object(told),
});

const refusal = {
  /**
   * refused: by the service, whose words are the message · not-there: the same, as the service knows no
   * such path · no-answer: a reading sent first got no answer, so nothing was sent · refused-key,
   * rate-limited: by the service, now or before · the others: what kept Beckon from asking.
   */
  reason: z.literal([
    'refused',
    'not-there',
    'refused-key',
    'rate-limited',
    'no-answer',
    'offline',
    'no-key',
    'no-permission',
    'not-found',
  ]),
  message: nullable(shortText),
};

const creationSchema = z.union([
  z.object({ state: z.literal('created'), taskId: z.string(), at: moment }),
  /** `doubted`: an earlier request for this task may have reached the service. */
  z.object({ state: z.literal('creating'), since: moment, doubted: optional(flag) }),
  /**
   * A create request may or may not have reached the service; Beckon never repeats it by itself.
   * `refusal`: why the latest request failed, if that one certainly started nothing. `said`: the words
   * with which the service failed.
   */
  z.object({
    state: z.literal('unknown'),
    since: moment,
    refusal: optional(z.object(refusal)),
    said: optional(shortText),
  }),
  z.object({ state: z.literal('refused'), since: moment, ...refusal }),
]);

/**
 * The last status read, exactly as received. `changedAt` is when it last differed from the one before; in
 * a run that has ended, a change of the details alone does not count.
 */
const observationSchema = z.object({
  status: nullable(shortText),
  detailedStatus: nullable(shortText),
  changedAt: moment,
});

const troubleSchema = z.object({
  /**
   * refused: the service refused (it does not know the task id, say) · unreadable-status: its answer does
   * not have the form of the interface, or fails time and again for this task alone · unreadable-call: the
   * agent's call is not a tool call as in §4.3.
   */
  kind: z.literal(['refused', 'unreadable-status', 'unreadable-call']),
  /** The service's own words, if there are any. */
  message: nullable(shortText),
  at: moment,
});

/**
 * What the person has still to be told: how the latest run ended (failed: or the task was not started;
 * doubted: nobody knows whether it was), or (unstopped) that it may go on though they stopped it.
 */
export const endingSchema = nullable(z.literal(['finished', 'failed', 'doubted', 'unstopped']));

/** One task as Beckon knows it. Small on purpose: a poll that learns something rewrites it whole. */
export const taskRecordSchema = z.object({
  /** Beckon's own id; the service's may not be known yet. */
  id: z.string(),
  connectionId: z.string(),
  instruction: z.string(),
  /** The person's own name for it, null until they give one. */
  title: nullable(z.string()),
  agent: z.string(),
  addedAt: moment,
  /** Counts the transitions of this record: tells whether a reading began before or after a change. */
  revision: z.number(),
  watch: watchSchema,
  /** No notification tells of this task. */
  muted: flag,
  /** The person wants it on top of its list. */
  pinned: flag,
  creation: creationSchema,
  observed: nullable(observationSchema),
  /**
   * When the task was last created, answered or asked; also when its run was stopped, or its answer was
   * taken back, sent again or came to nothing. For two minutes after that, the task is polled fast; for
   * six hours, faster than one that has had no news for longer.
   */
  activeAt: moment,
  /** Null once the person was told, or saw it: whether the task is at an end, `endedAt` says. */
  ending: endingSchema,
  /** The person stopped the latest run: that it fails is what they wanted. */
  stopped: flag,
  /** After an end, another run was seen: the service starts further runs of it. */
  recurs: optional(flag),
  /** The moment of the end (see `endedAt`) that the person saw on a page of the task; missing for none. */
  endSeen: optional(moment),
  call: nullable(openCallSchema),
  /** The calls that ended last, newest first, so that a stale status cannot reopen one. */
  settled: z.array(settledCallSchema),
  /** Why the state of the task is not known; null when it is known. */
  trouble: nullable(troubleSchema),
});

export type TaskRecord = z.infer<typeof taskRecordSchema>;
export type Trouble = z.infer<typeof troubleSchema>;
export type Digest = z.infer<typeof digestSchema>;
export type OpenCall = z.infer<typeof openCallSchema>;
export type SettledCall = z.infer<typeof settledCallSchema>;
export type Ending = NonNullable<TaskRecord['ending']>;
export type Creation = TaskRecord['creation'];
export type CreateRefusal = Extract<Creation, { state: 'refused' }>['reason'];
