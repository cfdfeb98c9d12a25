import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
const told = read('public/licences.txt');

/** The licences with which code may be shipped if its notice is included. */
const notices: Readonly<Record<string, RegExp>> = {
  MIT: /Copyright \(c\) .+/,
  'MPL-2.0': /http:\/\/mozilla\.org\/MPL\/2\.0\//,
};

/** What the build tool adds of its own. */
const added = ['wxt', '@wxt-dev/browser'];

test.each([...Object.keys(dependencies), ...added])(
  'Beckon says whose %s is, and under which licence',
  (name) => {
    const at = `node_modules/${name}`;
    const { license }: { license: string } = JSON.parse(read(`${at}/package.json`));
    expect(told).toContain(name);
    const notice = notices[license];
    const text =
      existsSync(new URL(`../../${at}/LICENSE`, import.meta.url)) && read(`${at}/LICENSE`);
    // One package comes without a licence file.
    if (text) expect(told).toContain(notice?.exec(text)?.[0]);
    else expect(notice).toBeDefined();
  },
);
