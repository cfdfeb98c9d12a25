import { handleCommand } from '@/lib/background/handle-command';
import { reconcile } from '@/lib/background/reconcile';
import type { Locks } from '@/lib/ports';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection } from '../../../support/build-task';
import { settle, slowService } from '../../../support/slow-service';
import { MemoryLocks } from '../../../support/world/locks';

/** Locks of which a task's is asked for only once the gate is open, if there is one. */
function gatedLocks() {
  const locks = new MemoryLocks().of({});
  const gate = { shut: false, open: Promise.withResolvers<void>() };
  const tryRun: Locks['tryRun'] = async (name, work) => {
    if (gate.shut && name === 'work:a') await gate.open.promise;
    return locks.tryRun(name, work);
  };
  return { locks: { ...locks, tryRun }, gate };
}

// A page starts a wake every 2 s, so one begins just as a reading has taken 20 s, and fails.
test('an answer is not sent by a wake that began just before a reading of its task failed', async () => {
  const service = slowService();
  const { locks, gate } = gatedLocks();
  const { ports, storage } = backgroundWorld({
    network: { fetch: service.fetch, online: () => true },
    locks,
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    [keys.task('a')]: seal(aTask().waiting().build()),
  });
  const reading = reconcile(ports);
  await settle();
  expect(service.urls).toHaveLength(1);
  const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await handleCommand(ports, 'answer.submit', answer);

  gate.shut = true;
  const sending = reconcile(ports);
  await settle();
  service.waiting[0]?.answer(new Response('', { status: 500 }));
  await reading;
  gate.open.resolve();
  await settle();
  expect(service.urls).toHaveLength(1);
  await sending;
});
