import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { planImport } from '@/lib/store/plan-import';
import { defaultSettings } from '@/lib/store/settings';
import { expect, test } from 'vitest';
import { buildConnection, buildTask, testNow } from '../../support/build-task';

/** How often one task that is here is looked at while so many come. */
function looksAtOne(coming: number): number {
  let looks = 0;
  const { creation, ...rest } = buildTask('here');
  const here = {
    ...rest,
    get creation() {
      looks += 1;
      return creation;
    },
  };
  const tasks = Array.from({ length: coming }, (_, index) => buildTask(`new-${index}`));
  const file = Object.fromEntries(tasks.map((task) => [keys.task(task.id), seal(task)]));
  const present = { keys: new Set([keys.connection('office')]), tasks: [here] };
  expect(planImport(file, present, testNow).tasks).toHaveLength(coming);
  return looks;
}

test('what is here is not gone through again for each task that comes', () => {
  expect(looksAtOne(100)).toBe(looksAtOne(1));
});

test('what happened at no time a calendar has is skipped: no page could be drawn with it', () => {
  const observed = { status: 'completed', detailedStatus: null, changedAt: 1e300 };
  const file = {
    [keys.settings]: seal({ ...defaultSettings, pausedUntil: 8.64e15 + 1 }),
    [keys.task('new')]: seal(buildTask('new', { observed })),
    [keys.connection('new')]: seal(buildConnection({ id: 'new', addedAt: -1e300 })),
  };
  const present = { keys: new Set([keys.connection('office')]), tasks: [] };
  const plan = planImport(file, present, testNow);
  expect(plan).toMatchObject({ settings: null, tasks: [], connections: [], skipped: 3 });
});

test.each(['__proto__', 'constructor'])('no task or connection is called %s', (id) => {
  const file = {
    [keys.connection(id)]: seal(buildConnection({ id })),
    [keys.task(id)]: seal(buildTask(id)),
    [keys.log(id)]: seal([]),
  };
  const present = { keys: new Set([keys.connection('office')]), tasks: [] };
  const plan = planImport(file, present, testNow);
  expect(plan).toMatchObject({ items: {}, tasks: [], connections: [], skipped: 3 });
});
