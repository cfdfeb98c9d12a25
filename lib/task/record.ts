import { flag, moment, nullable, optional, z } from '@/lib/schema';
import { deliverySchema } from './delivery';
import { watchSchema } from './watch';

/** What a request asks for, in numbers small enough to sit in the record (the form itself does not). */
const digestSchema = z.object({
  kind: z.literal(['form', 'tool', 'unreadable']),
  /** The form's heading, or the tool's name; untrusted, at most 200 characters. */
  heading: z.string(),
  fields: z.number(),
  secrets: z.number(),
});

/** What the person has been told of a call. */
const told = {
  /** When Beckon first saw it: the service gives calls no time. */
  firstSeenAt: moment,
  /** How many notifications it has had, counting reminders that passed; 0 before the first. */
  raised: z.number(),
  /** When the first was raised: reminders count from there. */
  raisedAt: nullable(moment),
  snoozedUntil: nullable(moment),
};

const openCallSchema = z.object({
  toolCallId: z.string(),
  toolName: z.string(),
  digest: digestSchema,
  ...told,
  /** It was answered before, was gone and is back: that answer may have arrived. */
  doubted: optional(flag),
  delivery: nullable(deliverySchema),
});

const settledCallSchema = z.object({
  toolCallId: z.string(),
  digest: digestSchema,
  at: moment,
  /**
   * confirmed: a later status no longer carried it after the service accepted the answer ·
   * unproven: an answer may or may not have arrived, and the call is gone · superseded: another
   * call took its place unanswered · gone: it was answered elsewhere or given up, or the run ended.
   */
  outcome: z.literal(['confirmed', 'unproven', 'superseded', 'gone']),
  /** As in the open call it was, in case it comes back. */
  told: z.object(told),
});

const refusal = {
  /**
   * refused: by the service, with its own words as the message; not-there: the same, since it knows no
   * such path; no-answer: it failed before, and still does, so that it was not even asked; else what
   * kept us from asking.
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
  message: nullable(z.string()),
};

const creationSchema = z.union([
  z.object({ state: z.literal('created'), taskId: z.string(), at: moment }),
  /** `doubted`: an earlier request for it may have reached the service. */
  z.object({ state: z.literal('creating'), since: moment, doubted: optional(flag) }),
  /**
   * A create request may or may not have reached the service; never retried by itself. `refusal`: what
   * came of the latest one, where that surely started nothing.
   */
  z.object({
    state: z.literal('unknown'),
    since: moment,
    refusal: optional(z.object(refusal)),
  }),
  z.object({ state: z.literal('refused'), since: moment, ...refusal }),
]);

/** The last status read, as it came. `changedAt` is when it last differed from the one before. */
const observationSchema = z.object({
  status: nullable(z.string()),
  detailedStatus: nullable(z.string()),
  changedAt: moment,
});

const troubleSchema = z.object({
  /**
   * refused: by the service (a task id it does not know, say) · unreadable-status: its answer is none
   * of the interface · unreadable-call: the agent asks for something that is no tool call of §4.3.
   */
  kind: z.literal(['refused', 'unreadable-status', 'unreadable-call']),
  /** The service's own words, if there are any. */
  message: nullable(z.string()),
  at: moment,
});

/** How the latest run ended, until the person has been told. */
export const endingSchema = nullable(z.literal(['finished', 'failed']));

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
  /** Counts the transitions of this record: tells whether a reading began before or after a fact. */
  revision: z.number(),
  watch: watchSchema,
  /** Nothing of it is told by notifications. */
  muted: flag,
  /** The person wants it on top of its list. */
  pinned: flag,
  creation: creationSchema,
  observed: nullable(observationSchema),
  /**
   * When the task was last created, answered or asked, once more of an answer that came to nothing: it
   * is polled fast for two minutes after.
   */
  activeAt: moment,
  ending: endingSchema,
  /** The person had the latest run stopped: that it fails is what they wanted. */
  stopped: flag,
  /** The end, as `endedAt` has it, that the person saw on a page of the task; missing for none. */
  endSeen: optional(moment),
  call: nullable(openCallSchema),
  /** The calls that ended last, newest first, so that a stale status cannot reopen one. */
  settled: z.array(settledCallSchema),
  /** Why it is not known how the task stands; null when it is. */
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
