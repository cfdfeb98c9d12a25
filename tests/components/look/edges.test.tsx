import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

const rightOf = (selector: string) =>
  document.querySelector(selector)!.getBoundingClientRect().right;

/** Where the drawing in an icon ends. The icon's square is wider. */
const endOfDrawing = (selector: string) => rightOf(`${selector} circle:last-of-type`);

test.each([320, 380, 1200])(
  '%i px wide, icons end where what is below them does',
  async (width) => {
    await page.viewport(width, 600);
    const world = pageWorld({ place: 'tab' });
    const tasks = [buildTask('a', { call: buildCall() }), buildTask('b')];
    await store(world.storage, { connections: [buildConnection()], tasks });
    show(world, '#/');
    await expect.element(page.getByRole('region', { name: 'Running' })).toBeVisible();
    const gear = endOfDrawing('.top .button.icon');
    expect(Math.abs(gear - rightOf('main .card'))).toBeLessThan(2);
    expect(Math.abs(endOfDrawing('li:has(.badge) .dots') - rightOf('.badge'))).toBeLessThan(2);
    const age = rightOf('.waiting-card .age');
    expect(Math.abs(endOfDrawing('li:has(.age) .dots') - age)).toBeLessThan(2);
  },
);
