import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const queries = globSync('components/**/*.css').flatMap(
  (file) => readFileSync(file, 'utf8').match(/@media [^{]*(?:width|height)[^{]*/g) ?? [],
);

// The popup starts as a window of a few pixels. A rule for that size alone would make the browser
// style the page twice.
test('no rule for small windows holds for the few pixels a popup begins with', () => {
  expect(queries.length).toBeGreaterThan(5);
  const odd = queries.filter((query) => !/^@media \((?:60px <= |min-)/.test(query));
  expect(odd).toEqual([]);
});
