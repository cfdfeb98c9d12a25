import { handleCommand } from '@/lib/background/handle-command';
import { reconcile } from '@/lib/background/reconcile';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildTask, testNow } from '../../../support/build-task';
import { slowService } from '../../../support/slow-service';

const asks = {
  success: true,
  data: {
    status: 'running',
    detailedStatus: 'tool_call',
    toolCall: { toolCallId: 'call-1', tool: { name: 'form_input', parameters: { fields: [] } } },
  },
};

/** Of that call. */
const digest = { kind: 'form', heading: 'form_input', fields: 0, secrets: 0 } as const;

const held = async () => (await navigator.locks.query()).held?.map(({ name }) => name);

test('an answer goes at once though what was just read on screen could be written down later', async () => {
  const service = slowService();
  const later = Promise.withResolvers<void>();
  const { ports, storage } = backgroundWorld({
    network: { fetch: service.fetch, online: () => true },
    clock: { now: () => testNow, sleep: () => later.promise },
  });
  await storage.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a-key'),
    [keys.task('a')]: seal(aTask().waiting({ digest }).build()),
    [keys.task('b')]: seal(buildTask('b')),
  });
  const shown = { page: 'popup', shows: 'a', request: true, visible: true };
  await handleCommand(ports, 'check.due', shown);
  const wakes = [reconcile(ports)];
  await expect.poll(() => service.urls).toHaveLength(2);
  service.waiting.find(({ url }) => url.includes('service-a'))?.answer(Response.json(asks));
  // The wake goes on: it is still checking the other task.
  await expect.poll(held).not.toContain('work:a');

  const typed = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };
  await handleCommand(ports, 'answer.submit', typed);
  wakes.push(reconcile(ports));
  await expect.poll(() => service.urls.at(-1)).toMatch(/tool-input$/);

  later.resolve();
  let isOver = false;
  const over = Promise.all(wakes).then(() => (isOver = true));
  await expect
    .poll(() => {
      for (const { answer } of service.waiting.splice(0)) answer(Response.json(asks));
      return isOver;
    })
    .toBe(true);
  await over;
});
