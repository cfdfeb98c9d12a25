import { scheduleStore } from '@/lib/background/records/schedule-store';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { open } from '@/lib/store/envelope';
import { storedGlanceSchema } from '@/lib/store/stored-glance';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildSchedule } from '../../../support/build-task';

test('changes that keep coming are written once in each while, and none is lost', async () => {
  const { ports, storage } = backgroundWorld();
  await storage.session.set(sealSchedule(buildSchedule(['a'], {}, { failures: 0 })));
  let writes = 0;
  storage.changes.subscribe('session', () => {
    writes += 1;
  });
  /** Each ends one wait for others to share a write. */
  const waits: (() => void)[] = [];
  const sleep = () => new Promise<void>((resolve) => waits.push(resolve));
  const schedules = scheduleStore({ ...ports, clock: { ...ports.clock, sleep } });
  const addOne = () =>
    schedules.change(({ tasks }) => {
      const { a } = tasks;
      if (a !== undefined) tasks['a'] = { ...a, failures: a.failures + 1 };
    }, 50);
  for (let round = 1; round <= 3; round += 1) {
    const all = Array.from({ length: 20 }, addOne);
    expect(waits).toHaveLength(round);
    waits.at(-1)?.();
    await Promise.all(all);
    expect(writes).toBe(round);
  }
  expect((await scheduleStore(ports).read()).tasks['a']?.failures).toBe(60);
});

test('what is stored is read each time, and its copies are changed, never what was read', async () => {
  const { ports, storage } = backgroundWorld();
  const [ours, theirs] = [scheduleStore(ports), scheduleStore(ports)];
  expect(await ours.stored()).toBeNull();
  const before = await ours.change((draft) => void (draft.stopped['office'] = 0));
  expect(await ours.read()).toBe(before);
  await theirs.change((draft) => {
    draft.stopped['home'] = 0;
    draft.backoff = {};
  });
  expect((await ours.read()).stopped).toEqual({ office: 0, home: 0 });
  await ours.change((draft) => {
    draft.tasks = buildSchedule(['a']).tasks;
  });
  expect(before).toEqual({ tasks: {}, backoff: {}, stopped: { office: 0 }, storageFull: false });
  const { [keys.glance]: glance } = await storage.session.get([keys.glance]);
  expect(open(keys.glance, storedGlanceSchema, glance)).toMatchObject({ value: { tasks: 1 } });
  await storage.session.remove([keys.schedule, keys.scheduleStamp]);
  expect(await ours.stored()).toBeNull();
});

test('who shares a write that fails writes for both', async () => {
  const { ports } = backgroundWorld();
  const set = ports.session.set.bind(ports.session);
  let writes = 0;
  const session = {
    ...ports.session,
    async set(items: Readonly<Record<string, unknown>>) {
      writes += 1;
      if (writes === 1) throw new Error('Not this time.');
      await set(items);
    },
  };
  const schedules = scheduleStore({ ...ports, session });
  const stop = (id: string) => schedules.change(({ stopped }) => void (stopped[id] = 0));
  const [first, second] = await Promise.allSettled([stop('office'), stop('home')]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect((await scheduleStore(ports).read()).stopped).toEqual({ office: 0, home: 0 });
});
