import type { TaskEvent } from '@/lib/task/events';
import type { TaskRecord } from '@/lib/task/record';
import { transition } from '@/lib/task/transition';
import { hour } from '@/lib/time';
import * as fc from 'fast-check';
import { aReading } from '../../support/a-reading';
import { aTask } from '../../support/a-task';
import { testNow } from '../../support/build-task';

/** One thing that happened to a task. */
export interface Taken {
  readonly event: TaskEvent;
  readonly now: number;
  readonly before: TaskRecord;
  readonly after: TaskRecord;
}

const { origin } = aReading();
/** Long enough for a second reading of a call whose answer is uncertain. */
const apart = 5_000;
/** After this time an accepted answer whose call is still shown has come to nothing. */
const patience = 5 * 60_000;
const calls = ['call-1', 'call-2', 'call-3'] as const;
const bare = [
  'send-started',
  'send-accepted',
  'send-deferred',
  'send-uncertain',
  'resend-asked',
  'answer-withdrawn',
  'raised',
] as const;

/** What the service shows: the open (or last) call of the task, another call, no call, or nonsense. */
const shown = fc.constantFrom('same', 'same', 'same', 'none', 'none', 'unreadable', ...calls);
const readings = fc.record({
  type: fc.constant('reading'),
  status: fc.constantFrom('running', 'running', 'running', 'completed', 'error', null, 'odd'),
  shown,
  // How many changes of the record ago the reading began, and how long it took, in ms.
  stale: fc.constantFrom(0, 0, 0, 1, 3),
  took: fc.constantFrom(0, 50, 4_000, 20_000),
});

/** An event that usually comes next. There may be several of these; `choice` picks one. */
const usual = fc.record({ type: fc.constant('usual'), choice: fc.nat({ max: 839 }) });

const others = fc.oneof(
  fc.record({
    type: fc.constantFrom(...bare),
    toolCallId: fc.constantFrom(...calls),
    origin: fc.constant(origin),
  }),
  fc.record({
    type: fc.constant('answered'),
    toolCallId: fc.constantFrom(...calls),
    secret: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('answer-lost'),
    toolCallId: fc.constantFrom(...calls),
    moved: fc.boolean(),
  }),
  fc.record({ type: fc.constant('watch-set'), watch: fc.constantFrom('watched', 'paused') }),
  fc.constant({ type: 'check-refused', message: 'Unknown' } as const),
  fc.constant({ type: 'create-uncertain' } as const),
  fc.constantFrom({ type: 'run-stopped' } as const, { type: 'stop-failed' } as const),
);

const step = fc.record({
  event: fc.oneof(
    { weight: 10, arbitrary: usual },
    { weight: 4, arbitrary: readings },
    { weight: 1, arbitrary: others },
  ),
  // Time usually moves a little, and sometimes far, forwards or back.
  jump: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 8_000 }) },
    fc.integer({ min: -2 * hour, max: 2 * hour }),
  ),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What happens to a task, in any order and at any time. */
export const lives = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }).map(live);

function live(steps: readonly Step[]): readonly Taken[] {
  let task = aTask().build();
  let now = testNow;
  return steps.map(({ event: drawn, jump }) => {
    const before = task;
    const next = nextOf(drawn, before);
    now += jump + (next.wait ?? 0);
    const event = happening(next, before, now);
    task = transition(before, event, now);
    return { event, now, before, after: task };
  });
}

/** What happens next: an event, or a reading that took `took` ms. */
type Next = { readonly wait?: number } & (
  | { readonly event: TaskEvent }
  | {
      readonly reading: Parameters<typeof aReading>[0];
      readonly stale: number;
      readonly took: number;
    }
);

function nextOf(drawn: Step['event'], task: TaskRecord): Next {
  if (drawn.type === 'usual') {
    const next = usually(task);
    return next[drawn.choice % next.length] ?? read(null);
  }
  if (drawn.type === 'reading') {
    const { status, stale, took } = drawn;
    return { reading: { status, ...callShown(drawn.shown, task) }, stale, took };
  }
  return { event: drawn };
}

function happening(next: Next, { revision }: TaskRecord, now: number): TaskEvent {
  if ('event' in next) return next.event;
  const { reading, stale, took } = next;
  return aReading({ ...reading, revision: revision - stale, begunAt: now - took });
}

function callShown(shown: string, task: TaskRecord): { readonly call: string | null | undefined } {
  if (shown === 'none') return { call: null };
  if (shown === 'unreadable') return { call: undefined };
  if (shown !== 'same') return { call: shown };
  return { call: task.call?.toolCallId ?? task.settled[0]?.toolCallId ?? null };
}

/** A normal reading, `wait` ms after the step before. */
function read(call: string | null, wait = 0): Next {
  return { reading: { call }, stale: 0, took: 0, wait };
}

const several = (times: number, next: Next): readonly Next[] =>
  Array.from({ length: times }, () => next);

/** What usually comes next. An entry that is listed several times comes more often. */
function usually({ call }: TaskRecord): readonly Next[] {
  if (call === null) return calls.map((shown) => read(shown));
  const { toolCallId } = call;
  const its = (type: (typeof bare)[number]): Next => ({ event: { type, toolCallId, origin } });
  const lost: Next = { event: { type: 'answer-lost', toolCallId, moved: false } };
  switch (call.delivery?.state) {
    case undefined:
      return [{ event: { type: 'answered', toolCallId, secret: false } }];
    case 'refused':
    case 'lost':
    case 'withdrawn':
      return [{ event: { type: 'answered', toolCallId, secret: true } }, read(toolCallId)];
    case 'queued':
      return [...several(4, its('send-started')), its('answer-withdrawn'), lost];
    case 'sending':
      return [
        ...several(4, its('send-uncertain')),
        its('send-accepted'),
        { event: { type: 'send-refused', toolCallId, message: 'No' } },
        its('send-deferred'),
      ];
    case 'uncertain':
      return [
        ...several(6, read(toolCallId, apart)),
        read(toolCallId),
        read(null),
        its('resend-asked'),
        lost,
      ];
    case 'accepted':
      return [read(null), read(toolCallId), read(toolCallId, patience), its('resend-asked')];
  }
}
