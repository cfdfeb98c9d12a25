import { storedSchedule, storeSchedule } from '@/lib/background/records/schedule-cache';
import type { StorageArea } from '@/lib/ports';
import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { expect, test } from 'vitest';
import { buildSchedule } from '../../../support/build-task';
import { memoryStorage } from '../../../support/memory-storage';

/** A session area that can fail. It counts how often it is asked for the schedule itself. */
function countedArea() {
  const { session } = memoryStorage();
  const state = { asked: 0, fails: false };
  const area: StorageArea = {
    ...session,
    async get(wanted) {
      if (wanted.includes(keys.schedule)) {
        state.asked += 1;
        if (state.fails) throw new Error('Not now.');
      }
      return session.get(wanted);
    },
    async set(items) {
      if (state.fails) throw new Error('Not now.');
      await session.set(items);
    },
  };
  return { session, area, state };
}

test('what is known is not read again, until somebody else has written', async () => {
  const { session, area, state } = countedArea();
  expect(await storedSchedule(area)).toBeNull();
  const schedule = buildSchedule(['a']);
  await storeSchedule(area, schedule);
  state.asked = 0;
  expect(await storedSchedule(area)).toBe(schedule);
  expect(state.asked).toBe(0);
  await session.set(sealSchedule(buildSchedule(['b'])));
  expect(await storedSchedule(area)).toEqual(buildSchedule(['b']));
  expect(await storedSchedule(area)).toEqual(buildSchedule(['b']));
  expect(state.asked).toBe(1);
});

test('two that ask at once read it once', async () => {
  const { session, area, state } = countedArea();
  await session.set(sealSchedule(buildSchedule(['a'])));
  const [one, other] = await Promise.all([storedSchedule(area), storedSchedule(area)]);
  expect(one).toEqual(buildSchedule(['a']));
  expect(one).toBe(other);
  expect(state.asked).toBe(1);
});

test('one that writes while another reads is not lost', async () => {
  const { session, area } = countedArea();
  await session.set(sealSchedule(buildSchedule(['a'])));
  const reading = storedSchedule(area);
  await session.set(sealSchedule(buildSchedule(['b'])));
  await reading;
  expect(await storedSchedule(area)).toEqual(buildSchedule(['b']));
});

test('what could not be written is not known', async () => {
  const { area, state } = countedArea();
  const before = buildSchedule(['a']);
  await storeSchedule(area, before);
  state.fails = true;
  await expect(storeSchedule(area, buildSchedule(['b']))).rejects.toThrow('Not now.');
  expect(await storedSchedule(area)).toBe(before);
});

test('what could not be read is asked for again', async () => {
  const { session, area, state } = countedArea();
  await session.set(sealSchedule(buildSchedule(['a'])));
  state.fails = true;
  await expect(storedSchedule(area)).rejects.toThrow('Not now.');
  state.fails = false;
  expect(await storedSchedule(area)).toEqual(buildSchedule(['a']));
});

test('what was taken away is gone', async () => {
  const { area } = countedArea();
  await storeSchedule(area, buildSchedule(['a']));
  await area.remove([keys.schedule, keys.scheduleStamp]);
  expect(await storedSchedule(area)).toBeNull();
});
