import '@/components/look/look.css';
import '@/components/task/task.css';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';

// A line is as dark then as a control's border, and nearly as dark as the picture of work.
test('where more contrast is asked for, unknown time is no second solid bar beside work', async () => {
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] });
  const span = document.createElement('span');
  span.className = 'time-unknown';
  document.body.append(span);
  onTestFinished(async () => {
    span.remove();
    await prefer('');
  });
  const isHollow = () => getComputedStyle(span).backgroundColor === 'rgba(0, 0, 0, 0)';
  expect(isHollow()).toBe(false);
  await prefer('more');
  expect(isHollow()).toBe(true);
  expect(getComputedStyle(span).boxShadow).toContain('inset');
});
