import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The files of the background, or of all pages. */
export interface Bundle {
  readonly name: 'background' | 'pages';
  /** Relative to the build's folder. */
  readonly files: readonly string[];
  /** In bytes, each file compressed by itself. */
  readonly gzipped: number;
}

const worker = 'background.js';

/** The worker's script with whatever it imports, and all other scripts and styles of a build. */
export function readBundles(build: string): readonly Bundle[] {
  const code = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    ['.js', '.css'].includes(extname(file)),
  );
  const background = withImports(build, worker);
  const pages = code.filter((file) => !background.includes(file));
  return [bundle(build, 'background', background), bundle(build, 'pages', pages)];
}

function bundle(build: string, name: Bundle['name'], files: readonly string[]): Bundle {
  const sizes = files.map((file) => gzipSync(readFileSync(join(build, file)), { level: 9 }).length);
  return { name, files, gzipped: sizes.reduce((sum, size) => sum + size, 0) };
}

/** A script and all that it imports statically: the browser loads these together. */
function withImports(build: string, script: string): readonly string[] {
  const found = new Set([script]);
  for (const file of found) {
    const text = readFileSync(join(build, file), 'utf8');
    for (const [, from = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
      found.add(join(file, '..', from));
    }
  }
  return [...found];
}
