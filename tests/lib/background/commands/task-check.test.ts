import { handleCommand } from '@/lib/background/handle-command';
import { storedSchedule } from '@/lib/background/records/schedule-cache';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildConnection, buildTask, testNow } from '../../../support/build-task';

const running = { success: true, data: { status: 'running', detailedStatus: null } };

test('who checks a task is answered once the schedule tells of it, also while storage is slow', async () => {
  const { ports, storage } = backgroundWorld({
    network: { fetch: async () => Response.json(running), online: () => true },
  });
  const { id } = buildConnection();
  await ports.local.set({
    [keys.connection(id)]: seal(buildConnection()),
    [keys.apiKey(id)]: seal('key'),
    [keys.task('a')]: seal(buildTask('a')),
  });
  const set = storage.session.set.bind(storage.session);
  const slow: typeof set = async (items) => {
    await new Promise((done) => setTimeout(done, 20));
    await set(items);
  };
  Object.assign(ports.session, { set: slow });
  const checked = await handleCommand(ports, 'task.check', { id: 'a' });
  expect(checked).toEqual({ ok: true, value: null });
  expect((await storedSchedule(ports.session))?.tasks['a']?.checkedAt).toBe(testNow);
});
