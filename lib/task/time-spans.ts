import { second } from '@/lib/time';
import { isEnded } from './end-of';
import type { LogEntry } from './log';

export type TimeKind = 'working' | 'waiting' | 'unknown';

/** A stretch of a task's life, in ms since the epoch. */
export interface TimeSpan {
  readonly kind: TimeKind;
  readonly from: number;
  readonly to: number;
}

/** Whether a length of time, in ms, is worth a word: "0 s" is not. */
export const isLong = (length: number) => length >= second;

interface Moment {
  /** What the last status said of the agent. */
  readonly agent: TimeKind;
  /**
   * `unclear`: the agent may not have the answer yet; or the request came along with an import, and ended
   * elsewhere at a time nobody here knows.
   */
  readonly call: 'none' | 'asked' | 'unclear';
  readonly watched: boolean;
  readonly ended: boolean;
}

/**
 * What a task's time was spent on, by its log (newest last): the agent working, the person
 * asked, unknown.
 * @param isAsked whether a request is open now
 */
export function timeSpans(
  log: readonly LogEntry[],
  now: number,
  isAsked: boolean,
): readonly TimeSpan[] {
  let moment: Moment = { agent: 'unknown', call: 'none', watched: true, ended: false };
  let spans: readonly TimeSpan[] = [];
  for (const [index, entry] of log.entries()) {
    const next = log.find((one, at) => at > index && 'toolCallId' in one);
    // Without an end in the log, it is asked once more, or is not open now.
    moment = after(moment, entry, next ? next.kind !== 'asked' : isAsked);
    if (!moment.ended) spans = append(spans, kindOf(moment), entry.at, log[index + 1]?.at ?? now);
  }
  return spans;
}

function append(
  spans: readonly TimeSpan[],
  kind: TimeKind,
  since: number,
  until: number,
): readonly TimeSpan[] {
  const last = spans.at(-1);
  // Clocks are set back now and then: time only goes forward here.
  const from = Math.max(since, last?.to ?? since);
  if (until <= from) return spans;
  if (last?.kind === kind && last.to === from) {
    return [...spans.slice(0, -1), { kind, from: last.from, to: until }];
  }
  return [...spans, { kind, from, to: until }];
}

function kindOf({ agent, call, watched }: Moment): TimeKind {
  if (!watched || call === 'unclear') return 'unknown';
  return call === 'asked' ? 'waiting' : agent;
}

/** @param isSeen whether the log tells how long a request waits that is asked with this entry */
function after(moment: Moment, entry: LogEntry, isSeen: boolean): Moment {
  switch (entry.kind) {
    case 'created':
    case 'adopted':
    case 'create-unknown':
      return { ...moment, agent: 'unknown', ended: false };
    case 'create-refused':
      return { ...moment, ended: !entry.doubted };
    case 'status': {
      const agent = entry.status === 'running' ? 'working' : 'unknown';
      return { ...moment, agent, ended: isEnded(entry.status) };
    }
    case 'asked':
    case 'refused':
    case 'withdrawn':
      return { ...moment, call: isSeen ? 'asked' : 'unclear' };
    case 'answered':
      return { ...moment, call: 'unclear' };
    case 'accepted':
    case 'confirmed':
    case 'unproven':
    case 'superseded':
    case 'gone':
      return { ...moment, call: 'none' };
    case 'stopped':
      return moment;
    case 'watch':
      return { ...moment, watched: entry.watch === 'watched' };
  }
}
