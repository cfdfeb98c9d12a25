import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';

const file = 'README.md';
const begin = '<!-- bench: written by npm run bench -->';
const end = '<!-- /bench -->';

const packageSchema = z.object({ version: z.string() });

/** One sentence: when, on which machine and with which versions the figures were taken. */
export function surroundings(browserVersion: string): string {
  const [cpu] = cpus();
  const packages = ['preact', '@rjsf/core', 'react'].map((name) => {
    const { version } = packageSchema.parse(readPackage(name));
    return `${name} ${version}`;
  });
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}`;
  const versions = [browserVersion, `Node ${process.version}`, ...packages];
  const day = new Date().toISOString().slice(0, 10);
  return `Taken on ${day} on ${machine}, with ${versions.join(', ')}.`;
}

/** Reads the file itself, since not every package exports its package.json. */
function readPackage(name: string): unknown {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
}

/** Puts text between the README's markers. @throws when the README has no markers */
export async function writeReadme(text: string): Promise<void> {
  const readme = readFileSync(file, 'utf8');
  const [before, rest] = readme.split(begin);
  const [, after] = (rest ?? '').split(end);
  if (before === undefined || after === undefined) throw new Error(`${file} has no bench markers.`);
  const whole = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  const style = await resolveConfig(file);
  writeFileSync(file, await format(whole, { ...style, parser: 'markdown' }));
}
