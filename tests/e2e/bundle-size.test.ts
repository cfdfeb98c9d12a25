import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const build = fileURLToPath(new URL('../../.output/chrome-mv3', import.meta.url));
const kilobyte = 1000;

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(build, file))).length;
}

const code = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
  ['.js', '.css'].includes(extname(file)),
);

test('the background is at most 20 kB gzipped', () => {
  expect(gzipped('background.js')).toBeLessThanOrEqual(20 * kilobyte);
});

test('all other scripts and styles together are at most 45 kB gzipped', () => {
  const others = code.filter((file) => file !== 'background.js');
  expect(others.length).toBeGreaterThan(0);
  const total = others.reduce((sum, file) => sum + gzipped(file), 0);
  expect(total).toBeLessThanOrEqual(45 * kilobyte);
});
