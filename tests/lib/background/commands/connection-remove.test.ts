import { changeConnection } from '@/lib/background/connections/change-connection';
import { handleCommand } from '@/lib/background/handle-command';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { taskRecordSchema } from '@/lib/task/record';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import {
  buildBackoff,
  buildConnection,
  buildSchedule,
  buildTask,
} from '../../../support/build-task';
import { settle } from '../../../support/slow-service';

async function removed(tasks: 'remove' | 'archive') {
  const { ports, granted } = backgroundWorld();
  const troubles = { stopped: { office: 0, home: 0 }, backoff: { office: buildBackoff() } };
  await ports.session.set({
    ...sealSchedule(buildSchedule(['ours', 'other'], troubles)),
    [keys.apiKey('office')]: seal('a key of this session'),
  });
  await ports.local.set({
    [keys.connection('office')]: seal(buildConnection()),
    [keys.apiKey('office')]: seal('a key'),
    [keys.task('ours')]: seal(buildTask('ours')),
    [keys.task('other')]: seal(buildTask('other', { connectionId: 'home' })),
  });
  await handleCommand(ports, 'connection.remove', { id: 'office', tasks });
  const task = (id: string) => read(ports.local, keys.task(id), taskRecordSchema);
  const schedule = await read(ports.session, keys.schedule, storedScheduleSchema);
  const kept = await ports.session.keys();
  return { left: await ports.local.keys(), kept, ours: await task('ours'), schedule, granted };
}

test('its tasks go with it, and no others', async () => {
  const { left, schedule } = await removed('remove');
  expect(left).toEqual([keys.task('other')]);
  expect(Object.keys(schedule?.tasks ?? {})).toEqual(['other']);
});

test.each(['remove', 'archive'] as const)(
  'neither its key nor its permission nor its troubles outlive it: %s',
  async (tasks) => {
    const { left, kept, schedule, granted } = await removed(tasks);
    expect([...granted]).toEqual([]);
    expect([...left, ...kept]).not.toContain(keys.apiKey('office'));
    expect(schedule?.stopped).toEqual({ home: 0 });
    expect(schedule?.backoff).toEqual({});
  },
);

test('its tasks are kept in the archive, where nothing checks them, if the person wants that', async () => {
  const { left, ours, schedule } = await removed('archive');
  expect(left).not.toContain(keys.connection('office'));
  expect(ours?.watch).toBe('archived');
  expect(schedule?.tasks['ours']?.pace).toBe('idle');
});

test('one that is removed stays so, though what was found out of it is just being written', async () => {
  const { ports, storage } = backgroundWorld();
  await storage.local.set({ [keys.connection('office')]: seal(buildConnection()) });
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const noting = changeConnection(ports, 'office', async () => {
    begun.resolve();
    await end.promise;
    return { troubleTold: true };
  });
  await begun.promise;
  const removing = handleCommand(ports, 'connection.remove', { id: 'office', tasks: 'archive' });
  await settle();
  end.resolve();
  await Promise.all([noting, removing]);
  expect(storage.dump('local')).toEqual({});
});
