import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes what Chromium itself stores when a person changes one of its settings; it must not run. */
export function setPreferences(profile: string, changed: object): void {
  const file = join(profile, 'Default', 'Preferences');
  const preferences: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...preferences, ...changed }));
}
