import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const output = fileURLToPath(new URL('../../.output', import.meta.url));

/** Lightning CSS writes some values as nothing (`border-image: none`): browsers skip that. */
test.each(['chrome', 'firefox'])('no style of the build for %s has lost its value', (browser) => {
  const sheets = globSync(`${output}/${browser}-mv3/assets/*.css`);
  expect(sheets).toHaveLength(1);
  for (const sheet of sheets) {
    expect(readFileSync(sheet, 'utf8').match(/[\w-]+:(?=[;}!])/g)).toBeNull();
  }
});
