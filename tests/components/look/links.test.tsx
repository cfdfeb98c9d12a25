import '@/components/look/look.css';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';

test('a link is followed although the hand trembles while it presses', async () => {
  const link = document.createElement('a');
  link.href = '#/followed';
  link.textContent = 'A task with a long name';
  document.body.append(link);
  const followed: string[] = [];
  link.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push('followed');
  });
  onTestFinished(() => link.remove());
  const { left, top, height } = link.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', moved: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: (frame?.left ?? 0) + left + 5 + moved,
      y: (frame?.top ?? 0) + top + height / 2,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  await mouse('mousePressed', 0);
  for (const moved of [2, 4, 6, 8]) await mouse('mouseMoved', moved);
  await mouse('mouseReleased', 8);
  await expect.poll(() => followed).toEqual(['followed']);
});
