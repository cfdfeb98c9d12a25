import type { RunStatus } from '@/lib/service/types';
import type { CreateRefusal, Digest, Ending } from './record';
import type { Watch } from './watch';

/** Everything that can happen to a task. `revision` is the record's when the reading began. */
export type TaskEvent =
  | { readonly type: 'created'; readonly taskId: string }
  /** `since` is that of the creation the person saw and wants tried again. */
  | { readonly type: 'create-retried'; readonly since: number }
  /** The create request's fate is not known. `said`: the service's words, if it answered with any. */
  | { readonly type: 'create-uncertain'; readonly said?: string | null }
  | {
      readonly type: 'create-refused';
      readonly reason: CreateRefusal;
      readonly message: string | null;
    }
  | {
      readonly type: 'observed';
      readonly status: RunStatus;
      /** Of the waiting call, when there is one. */
      readonly digest: Digest | null;
      readonly revision: number;
      /** When the reading began, in ms since the epoch. */
      readonly begunAt: number;
      /** The task was not read for long: meanwhile another run may have asked under the open call's id. */
      readonly late: boolean;
      /** Of the service that was asked. */
      readonly origin: string;
    }
  /** The service refuses this task's status. */
  | { readonly type: 'check-refused'; readonly message: string | null }
  /** The service answers with no status of the interface, or fails time and again for this task alone. */
  | { readonly type: 'check-unreadable' }
  | DeliveryEvent
  | { readonly type: 'raised'; readonly toolCallId: string }
  /** `until` in ms since the epoch; null takes a snooze back. */
  | { readonly type: 'snoozed'; readonly toolCallId: string; readonly until: number | null }
  /** Null: the task is called by its instruction again. */
  | { readonly type: 'renamed'; readonly title: string | null }
  | { readonly type: 'pin-set'; readonly pinned: boolean }
  | { readonly type: 'mute-set'; readonly muted: boolean }
  /** The person knows of this end of a run; another may have come meanwhile. */
  | { readonly type: 'ending-told'; readonly ending: Ending | null }
  /** The person sees how the task stands. */
  | { readonly type: 'seen' }
  /** The service took the person's wish to end the run. */
  | { readonly type: 'run-stopped' }
  /** It did not, or nobody knows. */
  | { readonly type: 'stop-failed' }
  | { readonly type: 'watch-set'; readonly watch: Watch };

export type Observed = Extract<TaskEvent, { type: 'observed' }>;

/**
 * What happens to one call. Each such event names its call, and no other event names one: that tells them
 * apart. It changes nothing if its call is not the open one.
 */
export type CallEvent = Extract<TaskEvent, { toolCallId: string }>;

/** What can happen to the answer of one call. */
export type DeliveryEvent = { readonly toolCallId: string } & DeliveryStep;

/** The same, without the call's id. */
export type DeliveryStep =
  | { readonly type: 'answered'; readonly secret: boolean }
  | { readonly type: 'send-started'; readonly origin: string }
  | { readonly type: 'send-accepted' }
  /**
   * `message`: the service's own words; null where they may quote a secret. `forNow`: the refusal
   * may be temporary: the answer is sent again the first few times, and later if it is younger
   * than this many ms.
   */
  | { readonly type: 'send-refused'; readonly message: string | null; readonly forNow?: number }
  /** The request surely did not reach the service; it goes back to the queue. */
  | { readonly type: 'send-deferred' }
  | { readonly type: 'send-uncertain' }
  /**
   * The answer's text is gone: that of a secret answer is lost when the browser closes. Or (`moved`) the
   * connection has moved from the origin that the answer was given for.
   */
  | { readonly type: 'answer-lost'; readonly moved: boolean }
  | { readonly type: 'resend-asked' }
  /** The person takes the answer back, as long as no service can have it. */
  | { readonly type: 'answer-withdrawn' };
