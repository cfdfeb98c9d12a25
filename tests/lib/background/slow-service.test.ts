import { alarmSlack, beatSlack, reconcile } from '@/lib/background/reconcile';
import { notePresence } from '@/lib/background/presence';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { second } from '@/lib/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backgroundWorld } from '../../support/background-world';
import { seeded } from '../../support/seeded';
import { buildConnection, buildTask, testNow } from '../../support/build-task';

const running = { success: true, data: { status: 'running', detailedStatus: null } };
const [tasks, inFlight] = [40, 6];
/** A response takes this long, in ms, give or take a third. */
const slowness = 15 * second;
const round = (tasks / inFlight) * slowness;

beforeEach(() => void vi.useFakeTimers({ now: testNow }));
afterEach(() => void vi.useRealTimers());

/** The longest that any task waited for a reading, in seconds, in twenty minutes at a slow service. */
async function longestWait(visible: boolean): Promise<number> {
  const read = new Map(Array.from({ length: tasks }, (_, index) => [`service-${index}`, testNow]));
  const random = seeded(1);
  let longest = 0;
  const fetch = async (input: RequestInfo | URL) => {
    const id = /task\/([^/]+)/.exec(new Request(input).url)?.[1] ?? '';
    longest = Math.max(longest, Date.now() - (read.get(id) ?? Date.now()));
    read.set(id, Date.now());
    await new Promise((resolve) => setTimeout(resolve, slowness * (2 / 3 + random() * (2 / 3))));
    return Response.json(running);
  };
  const { ports, storage } = backgroundWorld({
    network: { fetch, online: () => true },
    clock: {
      now: () => Date.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    ...Object.fromEntries(
      Array.from({ length: tasks }, (_, index) => {
        const task = buildTask(`t${index}`);
        const creation = { state: 'created', taskId: `service-${index}`, at: testNow } as const;
        return [keys.task(task.id), seal({ ...task, creation, observed: null })];
      }),
    ),
  });
  const wakes: Promise<void>[] = [];
  const period = visible ? 2 * second : 30 * second;
  for (let time = 0; time < 1_200 * second; time += period) {
    if (visible) {
      await notePresence(ports, { page: 'p', shows: null, request: false, visible: true });
    }
    wakes.push(reconcile(ports, visible ? beatSlack : alarmSlack));
    await vi.advanceTimersByTimeAsync(period);
  }
  const found = longest / second;
  // The locks are the platform's own: the next test needs them free.
  await vi.advanceTimersByTimeAsync(1_200 * second);
  await Promise.all(wakes);
  return found;
}

test.each([
  ['alarms', false],
  ['beats', true],
])('at a slow service no task waits for much more than a round, with %s', async (_, visible) => {
  expect(await longestWait(visible)).toBeLessThan((1.4 * round) / second);
});
