import { expect } from 'vitest';
import { textOf } from '../support/beckon/page.ts';
import { importFile } from './support/import-file.ts';
import { test } from './support/test.ts';

/** More than a message of an extension may hold, in bytes. */
const tooMuch = 65 * 1024 * 1024;

test('a file larger than a message arrives at the background', async ({ beckon }) => {
  const page = await beckon.openTab('#/settings');
  await importFile(page, tooMuch);
  await expect.poll(() => textOf(page)).toContain('1 was skipped');
});
