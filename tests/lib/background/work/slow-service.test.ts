import { reconcile, slackAfter } from '@/lib/background/reconcile';
import { notePresence } from '@/lib/background/presence';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { minute, second } from '@/lib/time';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { seeded } from '../../../support/seeded';
import { buildConnection, buildTask, testNow } from '../../../support/build-task';

const running = { success: true, data: { status: 'running', detailedStatus: null } };
const ids = Array.from({ length: 40 }, (_, index) => `t${index}`);
/** Milliseconds that a response takes, give or take a third. */
const slowness = 15 * second;
/** Six requests run at a time. */
const round = (ids.length / 6) * slowness;

test('at a slow service no task waits for much more than a round, though a page is open', async () => {
  vi.useFakeTimers({ now: testNow });
  onTestFinished(() => void vi.useRealTimers());
  const random = seeded(1);
  const readAt = new Map<string, number>();
  let longest = 0;
  const fetch = async (input: RequestInfo | URL) => {
    const id = /task\/([^/]+)/.exec(new Request(input).url)?.[1] ?? '';
    longest = Math.max(longest, Date.now() - (readAt.get(id) ?? testNow));
    readAt.set(id, Date.now());
    await sleep(slowness * (2 / 3 + random() * (2 / 3)));
    return Response.json(running);
  };
  const { ports, storage } = backgroundWorld({
    network: { fetch, online: () => true },
    clock: { now: () => Date.now(), sleep },
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    ...Object.fromEntries(ids.map((id) => [keys.task(id), seal(buildTask(id))])),
  });
  const wakes: Promise<void>[] = [];
  for (let time = 0; time < 15 * minute; time += 2 * second) {
    await notePresence(ports, { page: 'p', shows: null, request: false, visible: true });
    wakes.push(reconcile(ports, slackAfter('check.due')));
    await vi.advanceTimersByTimeAsync(2 * second);
  }
  expect(longest).toBeLessThan(1.4 * round);
  // The locks are the platform's own: another test needs them free.
  await vi.advanceTimersByTimeAsync(15 * minute);
  await Promise.all(wakes);
});

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
