import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const builds = {
  chrome: fileURLToPath(new URL('../../../.output/chrome-mv3', import.meta.url)),
  firefox: fileURLToPath(new URL('../../../.output/firefox-mv3', import.meta.url)),
};
const loopback = ['http://127.0.0.1/*', 'http://localhost/*'];
const manifestSchema = z.looseObject({ host_permissions: z.array(z.string()).default([]) });

/**
 * Copies the production build, with access to loopback granted at install: automation cannot press
 * Allow in the browser's permission prompt. Nothing else differs from what people install.
 * @throws when there is no build.
 */
export function copyExtension(to: string, browser: keyof typeof builds): void {
  const build = builds[browser];
  const manifestFile = join(to, 'manifest.json');
  if (!existsSync(build)) throw new Error('There is no build yet. Run: npm run build');
  cpSync(build, to, { recursive: true });
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  manifest.host_permissions.push(...loopback);
  writeFileSync(manifestFile, JSON.stringify(manifest));
}
