import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Scheme = 'light' | 'dark';

export const schemes: readonly Scheme[] = ['light', 'dark'];

/** Has the browser prefer a colour scheme, as a person's system would, until the test is over. */
export async function prefer(scheme: Scheme): Promise<void> {
  onTestFinished(() => emulate('light'));
  await emulate(scheme);
  // Asks the page itself: otherwise its colours might be judged in the wrong scheme.
  expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
}

async function emulate(value: Scheme): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value }],
  });
}
