import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { LogEntry } from '@/lib/task/log';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildConnection, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const log: readonly LogEntry[] = [
  { kind: 'status', at: testNow - 90_000, status: 'running', detailedStatus: null },
  { kind: 'asked', at: testNow - 60_000, toolCallId: 'call-1', heading: 'Log in' },
];
const spent = (words: string) => page.getByRole('cell', { name: words, exact: true });

test('a request that is open waits; how long one did that is not is unknown without its end', async () => {
  const world = pageWorld();
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { call: buildCall() })],
  });
  await world.storage.local.set({ [keys.log('a')]: seal(log) });
  show(world, '#/tasks/a');
  await expect.element(spent('waiting for you')).toBeInTheDocument();
  await expect.element(spent('unknown')).not.toBeInTheDocument();

  await store(world.storage, { tasks: [buildTask('a')] });
  await expect.element(spent('unknown')).toBeInTheDocument();
  await expect.element(spent('waiting for you')).not.toBeInTheDocument();
});
