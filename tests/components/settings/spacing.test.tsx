import { afterEach, expect, test } from 'vitest';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

/** The distances between a box's visible children, from top to bottom, in CSS px. */
function gaps(box: Element): readonly number[] {
  const boxes = [...box.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return boxes.slice(1).map(({ top }, place) => Math.round(top - boxes[place]!.bottom));
}

test.each([
  ['#/settings', 'connect', []],
  ['#/settings', 'connected', [buildConnection()]],
  ['#/welcome', 'connect', []],
])('on %s, to %s, nothing that has nothing to say takes room', async (hash, _, connections) => {
  const world = pageWorld({ place: 'tab' });
  await store(world.storage, { connections });
  show(world, hash);
  await expect.poll(() => document.querySelector('.stack .button')).not.toBeNull();
  for (const box of document.querySelectorAll('.stack')) {
    expect(new Set(gaps(box)).size, box.outerHTML).toBeLessThan(2);
  }
});
