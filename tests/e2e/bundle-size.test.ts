import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBundles } from '../size/bundles.ts';

const build = fileURLToPath(new URL('../../.output/chrome-mv3', import.meta.url));

/**
 * In bytes, gzipped: today's sizes, so that nothing comes in unseen. The goals are 20,000 and 45,000.
 * What is in a bundle: `npm run size`.
 */
const budgets = { background: 36_320, pages: 83_790 };

test.for(readBundles(build))('$name fits its budget', ({ name, files, gzipped }) => {
  expect(files.length).toBeGreaterThan(0);
  expect(gzipped).toBeLessThanOrEqual(budgets[name]);
});
