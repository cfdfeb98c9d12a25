import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { expect, test } from 'vitest';
import { z } from '@/lib/schema';
import { buildTask } from '../../support/build-task';
import { aWorld } from '../../support/world/world';

const exported = z.object({ value: z.object({ text: z.string() }) });

test('tasks of an import are not forgotten when the worker dies over it', async () => {
  const from = await aWorld();
  await from.put(buildTask('a'));
  const { text } = exported.parse(await from.worker.command('data.export', null)).value;

  const world = await aWorld();
  await world.worker.wake();
  const isWrite = (operation: string) => operation.startsWith('local.set task');
  const dying = world.startWorker({ fault: 'die-after', nth: 1, of: isWrite });
  expect(await dying.command('data.import', { text })).toBe('dead');
  await world.startWorker().wake();
  const schedule = await read(world.storage.session, keys.schedule, storedScheduleSchema);
  expect(Object.keys(schedule?.tasks ?? {})).toEqual(['a']);
});
