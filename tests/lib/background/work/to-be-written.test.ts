import { handleCommand } from '@/lib/background/handle-command';
import { reconcile } from '@/lib/background/reconcile';
import type { Badge } from '@/lib/ports';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test, vi } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildTask, testNow } from '../../../support/build-task';
import { settle, slowDown, slowService } from '../../../support/slow-service';
import { MemoryLocks } from '../../../support/world/locks';

const running = { success: true, data: { status: 'running', detailedStatus: null } };
const asking = {
  success: true,
  data: {
    status: 'running',
    detailedStatus: 'tool_call',
    toolCall: { toolCallId: 'call-1', tool: { name: 'form_input', parameters: { fields: [] } } },
  },
};

/** A first wake that asks about so many tasks. The clock stands still, so no wait ever ends. */
async function firstWake(tasks: number) {
  const service = slowService();
  const show = vi.fn<Badge['show']>(async () => {});
  const { ports, storage } = backgroundWorld({
    network: { fetch: service.fetch, online: () => true },
    clock: { now: () => testNow, sleep: () => new Promise(() => {}) },
    badge: { show },
    // Locks of its own, so that what one test leaves unanswered does not block another.
    locks: new MemoryLocks().of({}),
  });
  const due = Array.from({ length: tasks }, (_, index) => buildTask(`t${index}`));
  const records = [...due, buildTask('paused', { watch: 'paused' })];
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    ...Object.fromEntries(records.map((task) => [keys.task(task.id), seal(task)])),
  });
  const wake = async () => {
    void reconcile(ports);
    await settle();
  };
  await wake();
  return {
    ports,
    service,
    badge: () => show.mock.lastCall?.[0].text,
    wake,
    /** The service answers the oldest request that it has not answered yet. */
    answer: async (response: Response): Promise<void> => {
      service.waiting.shift()?.answer(response);
      await settle();
    },
  };
}

test('the next task does not wait until what was read of the last is written down', async () => {
  const { service, answer } = await firstWake(20);
  await answer(Response.json(running));
  await expect.poll(() => service.urls).toHaveLength(7);
});

test('a task is not asked about again before what was read of it is written down', async () => {
  const { service, wake, answer } = await firstWake(2);
  await answer(Response.json(running));
  await wake();
  expect(service.urls).toHaveLength(2);
});

test('that a service wants rest is known at once, also to a person who asks', async () => {
  const { ports, service, answer } = await firstWake(2);
  await answer(slowDown());
  void handleCommand(ports, 'task.check', { id: 'paused' });
  await settle();
  expect(service.urls).toHaveLength(2);
});

test('that an agent asks is on the badge at once, however long the other tasks take', async () => {
  const { badge, answer } = await firstWake(2);
  await answer(Response.json(asking));
  await expect.poll(badge).toBe('1');
});
