import { render } from 'preact';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

beforeEach(() => cdp().send('Emulation.setEmulatedMedia', { media: 'print' }));
afterEach(async () => {
  leave();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

// Bars that stick to the window's edges are printed over what stands there.
test('on paper, the bars stand above and below the page', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  for (const bar of document.querySelectorAll('.top, .bottom')) {
    expect(getComputedStyle(bar).position).toBe('static');
  }
});

// Browsers print no backgrounds unless they are told to: a switch is drawn with nothing else.
test.each(['.time-bar > span', '.time-legend span', '[role=switch]'])(
  'on paper, %s has its colours',
  (selector) => {
    const place = document.createElement('div');
    document.body.append(place);
    onTestFinished(() => place.remove());
    render(
      <>
        <div class="time-bar">
          <span />
        </div>
        <div class="time-legend">
          <span />
        </div>
        <input type="checkbox" role="switch" aria-checked={false} />
      </>,
      place,
    );
    expect(getComputedStyle(place.querySelector(selector)!).printColorAdjust).toBe('exact');
  },
);
