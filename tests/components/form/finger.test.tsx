import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { hideForm, send, showForm } from './show-form';

afterEach(hideForm);

/** A finger that goes down on the control and moves, in steps as small as a finger's. */
async function swipe(control: Element, by: { readonly x: number; readonly y: number }) {
  const { left, top, width, height } = control.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const start = {
    x: (frame?.left ?? 0) + left + width * 0.7,
    y: (frame?.top ?? 0) + top + height / 2,
  };
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 10; step += 1) {
    const part = step / 10;
    await touch('touchMove', [{ x: start.x + by.x * part, y: start.y + by.y * part }]);
  }
  await touch('touchEnd', []);
}

/** A slider on a page long enough to scroll. */
function showSlider() {
  const slider = { type: 'range', label: 'How many', min: 0, max: 100, defaultValue: 10 };
  const shown = showForm({ description: 'A line\n'.repeat(100), fields: [slider] });
  shown.input(0).scrollIntoView({ block: 'center' });
  return shown;
}

test('a finger that scrolls the page past a slider leaves it as it was', async () => {
  const shown = showSlider();
  const control = shown.input(0);
  const events: string[] = [];
  control.addEventListener('pointercancel', () => events.push('scrolls'));
  await swipe(control, { x: 0, y: -100 });
  await expect.poll(() => events).toEqual(['scrolls']);
  expect(shown.field(0).querySelector('.range-value')?.textContent).toBe('10');
  expect(await send(shown)).toEqual([10]);
});

test('a finger moves a slider along its line', async () => {
  const shown = showSlider();
  await swipe(shown.input(0), { x: -60, y: 0 });
  const moved = Number(shown.input(0).value);
  expect(moved).toBeGreaterThan(10);
  expect(await send(shown)).toEqual([moved]);
});
