import { reconcile } from '@/lib/background/reconcile';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import {
  buildBackoff,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../../support/build-task';
import { settle, slowService } from '../../../support/slow-service';
import { MemoryLocks } from '../../../support/world/locks';

const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);

/** A world with a connection that failed, whose back-off is over, and many due tasks. */
async function afterBackoff() {
  const service = slowService();
  const { ports, storage } = backgroundWorld({
    network: { fetch: service.fetch, online: () => true },
    locks: new MemoryLocks().of({}),
  });
  const backoff = { office: buildBackoff({ since: testNow - minute, until: testNow - 1 }) };
  const due = buildSchedule(ids, { backoff }, { triedAt: testNow - minute });
  await storage.session.set(sealSchedule(due));
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    ...Object.fromEntries(ids.map((id) => [keys.task(id), seal(buildTask(id))])),
  });
  return { service, wake: () => reconcile(ports, 500) };
}

test('a connection that failed is tried with one task, however many wakes want to know', async () => {
  const { service, wake } = await afterBackoff();
  const wakes = [wake()];
  await settle();
  wakes.push(wake(), wake());
  await settle();
  expect(service.urls).toHaveLength(1);
  service.waiting[0]?.answer(new Response('', { status: 500 }));
  await Promise.all(wakes);
  expect(service.urls).toHaveLength(1);
});

test('once that one is answered the others follow', async () => {
  const { service, wake } = await afterBackoff();
  void wake();
  await settle();
  void wake();
  await settle();
  service.waiting[0]?.answer(Response.json({ success: true, data: { status: 'running' } }));
  await settle();
  expect(service.urls).toHaveLength(1 + 6);
});
