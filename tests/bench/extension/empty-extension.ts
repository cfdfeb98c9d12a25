import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes an extension whose worker does nothing but answer messages. */
export function makeEmptyExtension(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const manifest = {
    manifest_version: 3,
    name: 'Empty',
    version: '1',
    background: { service_worker: 'background.js' },
  };
  const worker = `
    chrome.runtime.onMessage.addListener((message, sender, send) => send(null));
    globalThis.readyAt = performance.now();
  `;
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'background.js'), worker);
}
