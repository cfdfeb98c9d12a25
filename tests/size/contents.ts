import { SourceMap } from 'node:module';
import { readFileSync } from 'node:fs';

/** A file or package, and how many characters of a minified script came from it. */
export type Share = readonly [source: string, size: number];

/** What a script is made of, read from the source map beside it. */
export function readContents(script: string): readonly Share[] {
  const map = new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')));
  const sizes = new Map<string, number>();
  for (const [line, text] of readFileSync(script, 'utf8').split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry: { readonly originalSource?: string } = map.findEntry(line, column);
      const source = shorten(entry.originalSource ?? 'made by the bundler');
      sizes.set(source, (sizes.get(source) ?? 0) + 1);
    }
  }
  return [...sizes];
}

/**
 * Returns a path such as `lib/task/record.ts` for our own files, and a name such as `zod` for a
 * package's.
 */
function shorten(source: string): string {
  const [, packaged] = source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  return packaged ?? source.replace(/^(?:\.\.\/)+/, '');
}
