import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { planImport } from '@/lib/store/plan-import';
import { expect, test } from 'vitest';
import { buildTask, testNow } from '../../support/build-task';

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
