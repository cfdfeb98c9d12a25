import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

/** How tall the card is on a panel of each width, with these words about the checks. */
async function heights(checkedAt: number, words: string): Promise<readonly number[]> {
  const world = pageWorld({ place: 'panel' });
  const schedule = buildSchedule(['a'], {}, { activeAt: testNow, checkedAt, triedAt: checkedAt });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { call: buildCall() })],
  });
  await world.storage.session.set(sealSchedule(schedule));
  show(world, '#/tasks/a');
  await expect.element(page.getByText(words)).toBeVisible();
  const found: number[] = [];
  for (let width = 300; width <= 420; width += 10) {
    await page.viewport(width, 896);
    found.push(document.querySelector('.status-head')!.getBoundingClientRect().height);
  }
  leave();
  return found;
}

test('what stands below does not move as a check comes nearer', async () => {
  const before = await heights(testNow - 500, 'checked 0 s ago · next in 1 s');
  expect(await heights(testNow - 1_500, 'checked 1 s ago · checking now')).toEqual(before);
});
