import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
const told = read('public/licences.txt');

/** What to say of the licences with which code may be shipped if its notice is included. */
const terms: Readonly<Record<string, string>> = {
  MIT: 'Permission is hereby granted, free of charge',
  'MPL-2.0': 'http://mozilla.org/MPL/2.0/',
};

/** What the build tool adds of its own. */
const added = ['wxt', '@wxt-dev/browser'];

test.each([...Object.keys(dependencies), ...added])(
  'Beckon says whose %s is, and under which licence',
  (name) => {
    const at = `node_modules/${name}`;
    const { license }: { license: string } = JSON.parse(read(`${at}/package.json`));
    const line = told.split('\n').find((words) => words.split(/[ ,]+/).includes(name));
    expect(line).toMatch(/Copyright \(c\) ./);
    expect(Object.keys(terms)).toContain(license);
    expect(told).toContain(terms[license]);
    // Some packages come without a licence file, and one names nobody in it.
    const file = new URL(`../../${at}/LICENSE`, import.meta.url);
    const notice = existsSync(file) && /Copyright \(c\) .+/.exec(read(`${at}/LICENSE`));
    if (notice) expect(line).toContain(notice[0]);
  },
);
