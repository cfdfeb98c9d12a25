import { handleCommand } from '@/lib/background/handle-command';
import { reconcile, slackAfter } from '@/lib/background/reconcile';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { second } from '@/lib/time';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildTask, testNow } from '../../../support/build-task';

const roundTrip = 300;
const beats = 10;

test('each beat of a page reads the task on it, though a reading ends some time after its beat', async () => {
  vi.useFakeTimers({ now: testNow });
  onTestFinished(() => void vi.useRealTimers());
  let readings = 0;
  const { ports, storage } = backgroundWorld({
    network: {
      async fetch() {
        readings += 1;
        await sleep(roundTrip);
        return Response.json({ success: true, data: { status: 'running', detailedStatus: null } });
      },
      online: () => true,
    },
    clock: { now: () => Date.now(), sleep },
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    [keys.task('a')]: seal(buildTask('a')),
  });
  const shown = { page: 'panel', shows: 'a', request: false, visible: true };
  const wakes: Promise<void>[] = [];
  for (let beat = 0; beat < beats; beat += 1) {
    await handleCommand(ports, 'check.due', shown);
    wakes.push(reconcile(ports, slackAfter('check.due')));
    await vi.advanceTimersByTimeAsync(2 * second);
  }
  await Promise.all(wakes);
  expect(readings).toBe(beats);
});

test('the wake after any other command takes no check early', () => {
  expect(slackAfter('task.mute')).toBe(0);
});

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
