import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const pages = ['empty', 'form-beckon', 'form-rjsf', 'form-native'] as const;
export type BenchPage = (typeof pages)[number];

/** The path of one of the bench's own pages, in the extension. */
export function pathOf(page: BenchPage): string {
  return `/bench/${page}.html`;
}

/**
 * Adds the bench's own pages to a copy of the extension. Its popup then notes when a request is
 * shown. Its worker counts its storage operations and requests, and notes when its script has run.
 * Nothing else of Beckon's changes.
 */
export async function alterForBench(extension: string): Promise<void> {
  copyFileSync(join(here, 'mark.js'), join(extension, 'mark.js'));
  const popup = join(extension, 'popup.html');
  const html = readFileSync(popup, 'utf8');
  writeFileSync(popup, html.replace('<head>', '<head><script src="/mark.js"></script>'));
  const worker = join(extension, 'background.js');
  const parts = [join(here, 'count.js'), worker].map((file) => readFileSync(file, 'utf8'));
  writeFileSync(worker, [...parts, 'globalThis.readyAt = performance.now();'].join('\n'));
  await build({
    configFile: false,
    root: here,
    base: '/bench/',
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': root.replace(/\/$/, ''), '#i18n': join(root, '.wxt/i18n/index.ts') } },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: join(extension, 'bench'),
      modulePreload: false,
      rollupOptions: { input: pages.map((page) => join(here, `${page}.html`)) },
    },
  });
}
