import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'wxt';
import { type Bundle, readBundles } from './bundles.ts';
import { readContents, type Share } from './contents.ts';

const outDir = '.output/size';
const folder = join(outDir, 'chrome-mv3');

rmSync(outDir, { recursive: true, force: true });
await build({ browser: 'chrome', outDir, vite: () => ({ build: { sourcemap: 'hidden' } }) });
for (const bundle of readBundles(folder)) describe(bundle);

/** Prints what a bundle is made of, the largest part first. */
function describe({ name, files, gzipped }: Bundle): void {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const contents = scripts.flatMap((file) => readContents(join(folder, file)));
  console.log(`\n${name}: ${gzipped} bytes gzipped`);
  console.log('\nCharacters of script, by folder and package:');
  printSums(contents.map(([source, size]) => [source.split('/', 2).join('/'), size]));
  console.log('\nAnd by file:');
  printSums(contents);
}

function printSums(sizes: readonly Share[]): void {
  const sums = new Map<string, number>();
  for (const [source, size] of sizes) sums.set(source, (sums.get(source) ?? 0) + size);
  for (const [source, size] of [...sums].toSorted(([, one], [, other]) => other - one)) {
    console.log(`${String(size).padStart(7)}  ${source}`);
  }
}
