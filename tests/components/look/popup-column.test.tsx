import '@/components/look/look.css';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

// For each frame of a popup with a scroll bar, Chromium tries three widths. All that is in the popup
// would be laid out anew for each if it had to be as wide.
test('what a popup holds is as wide beside a scroll bar as without one', async () => {
  document.documentElement.dataset.place = 'popup';
  onTestFinished(() => {
    delete document.documentElement.dataset.place;
  });
  const bar = document.createElement('div');
  bar.className = 'top';
  const main = document.createElement('main');
  main.className = 'page';
  document.body.replaceChildren(bar, main);
  const widths = async (window: number) => {
    await page.viewport(window, 600);
    return [bar, main].map((part) => {
      const { paddingLeft, paddingRight } = getComputedStyle(part);
      return part.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
  };
  expect(await widths(380)).toEqual([352, 352]);
  expect(await widths(390)).toEqual([352, 352]);
});
