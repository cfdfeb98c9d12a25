import type { TaskEvent } from '@/lib/task/events';
import type { TaskRecord } from '@/lib/task/record';
import { transition } from '@/lib/task/transition';
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

const hour = 3_600_000;
const calls = ['call-1', 'call-2', 'call-3'] as const;
const bare = [
  'send-started',
  'send-accepted',
  'send-deferred',
  'send-uncertain',
  'resend-asked',
  'raised',
] as const;

/** What the service shows: the call the task has open (or had last), another, none, nonsense. */
const shown = fc.constantFrom('same', 'same', 'same', 'none', 'none', 'unreadable', ...calls);
const readings = fc.record({
  type: fc.constant('reading'),
  status: fc.constantFrom('running', 'running', 'running', 'completed', 'error', null, 'odd'),
  shown,
  // How many changes ago it began, and how long it took.
  stale: fc.constantFrom(0, 0, 0, 1, 3),
  took: fc.constantFrom(0, 50, 4_000, 20_000),
});

/** The next event of an answer's usual way, of which there may be several. */
const usual = fc.record({ type: fc.constant('usual'), choice: fc.nat({ max: 11 }) });

const others = fc.oneof(
  fc.record({ type: fc.constantFrom(...bare), toolCallId: fc.constantFrom(...calls) }),
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
);

const step = fc.record({
  event: fc.oneof(
    { weight: 5, arbitrary: usual },
    { weight: 4, arbitrary: readings },
    { weight: 1, arbitrary: others },
  ),
  // Usually a little, sometimes far, either way.
  jump: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 8_000 }) },
    fc.integer({ min: -2 * hour, max: 2 * hour }),
  ),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What happens to a task, in any order and at any time. */
export const lives = fc.array(step, { minLength: 1, maxLength: 60 }).map(live);

function live(steps: readonly Step[]): readonly Taken[] {
  let task = aTask().build();
  let now = testNow;
  return steps.map(({ event: drawn, jump }) => {
    now += jump;
    const before = task;
    const event = eventOf(drawn, before, now);
    task = transition(before, event, now);
    return { event, now, before, after: task };
  });
}

function eventOf(drawn: Step['event'], task: TaskRecord, now: number): TaskEvent {
  if (drawn.type === 'usual') {
    const next = usually(task, now);
    return next[drawn.choice % next.length] ?? aReading();
  }
  if (drawn.type === 'reading') {
    const { status, stale, took } = drawn;
    const revision = task.revision - stale;
    return aReading({ status, ...callShown(drawn.shown, task), revision, begunAt: now - took });
  }
  return drawn;
}

function callShown(shown: string, task: TaskRecord): { readonly call: string | null | undefined } {
  if (shown === 'none') return { call: null };
  if (shown === 'unreadable') return { call: undefined };
  if (shown !== 'same') return { call: shown };
  return { call: task.call?.toolCallId ?? task.settled[0]?.toolCallId ?? null };
}

function usually({ call, revision }: TaskRecord, now: number): readonly TaskEvent[] {
  const read = (shown: string | null) => aReading({ call: shown, revision, begunAt: now });
  if (call === null) return calls.map(read);
  const { toolCallId } = call;
  const answered = { type: 'answered', toolCallId, secret: false } as const;
  switch (call.delivery?.state) {
    case undefined:
    case 'refused':
    case 'lost':
      return [answered];
    case 'queued':
      return [{ type: 'send-started', toolCallId }];
    case 'sending':
      return [
        { type: 'send-accepted', toolCallId },
        { type: 'send-uncertain', toolCallId },
        { type: 'send-refused', toolCallId, message: 'No' },
        { type: 'send-deferred', toolCallId },
      ];
    case 'uncertain':
      return [read(toolCallId), read(toolCallId), read(null), { type: 'resend-asked', toolCallId }];
    case 'accepted':
      return [read(null), read(toolCallId), { type: 'resend-asked', toolCallId }];
  }
}
