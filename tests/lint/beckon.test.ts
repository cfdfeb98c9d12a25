import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import beckon from './beckon.js';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.setDefaultConfig({ cwd: '/beckon', languageOptions: { parserOptions: { lang: 'ts' } } });

const wrong = (code: string, filename?: string) => ({
  code,
  errors: 1,
  ...(filename === undefined ? {} : { filename }),
});

new RuleTester().run('no-module-state', beckon.rules['no-module-state'], {
  valid: [
    'const most = 3;',
    "const kinds = ['a', 'b'];",
    "const words: ReadonlySet<string> = new Set(['a']);",
    'const pattern = new RegExp("a");',
    'const table = { a: 1 };',
    'declare const browser: Browser;',
    'function work() { let found = 0; const seen = new Map(); return [found, seen]; }',
  ],
  invalid: [
    wrong('let found = 0;'),
    wrong('export let found = 0;'),
    wrong('const seen = new Map();'),
    wrong('export const seen = new Map();'),
    wrong("const words = new Set(['a']);"),
    wrong('export const tasks: string[] = [];'),
    wrong('const byId: Record<string, number> = {};'),
    wrong('const byId = {} as Record<string, number>;'),
    wrong('const tasks = [] satisfies string[];'),
    wrong('const seen = new Map() as Map<string, number>;'),
    wrong('export const caches = { byId: new Map() };'),
  ],
});

new RuleTester().run('no-world', beckon.rules['no-world'], {
  valid: [
    'function ask({ fetch, now }: Ports) { return fetch(now()); }',
    'interface Ports { readonly fetch: typeof fetch }',
    'const at = new Date(0).getTime();',
    'const more = Math.max(1, 2);',
    'const { document } = scene;',
  ],
  invalid: [
    wrong('const now = () => Date.now();'),
    wrong('const now = () => new Date();'),
    wrong('const chance = () => Math.random();'),
    wrong('const id = () => crypto.randomUUID();'),
    wrong('const ask = () => fetch("");'),
    wrong('const hold = () => navigator.locks.request("a", run);'),
    wrong('const wait = () => setTimeout(run, 1);'),
    wrong('const keep = () => localStorage.setItem("a", "b");'),
    wrong('const name = () => document.title;'),
    wrong('const now = () => Date();'),
    wrong('const ask = () => globalThis.fetch("");'),
    wrong('const id = () => self.crypto.randomUUID();'),
    wrong('const later = () => requestIdleCallback(run);'),
  ],
});

const task = '/beckon/lib/task/title.ts';
const page = '/beckon/components/home/home-page.tsx';
const background = '/beckon/lib/background/work/work.ts';

new RuleTester().run('imports-point-down', beckon.rules['imports-point-down'], {
  valid: [
    { code: "import { a } from '../service/types';", filename: task },
    { code: "import { a } from '@/lib/time';", filename: task },
    { code: "import { a } from '@/lib/task/title';", filename: page },
    { code: "import { a } from '@/lib/task/title';", filename: background },
    { code: "import { a } from '../records/read-tasks';", filename: background },
    { code: "import { a } from '../ports';", filename: background },
    { code: "import { z } from 'zod';", filename: task },
    {
      code: "import { a } from '@/lib/background/work/work';",
      filename: '/beckon/tests/a.test.ts',
    },
  ],
  invalid: [
    wrong("import { a } from '@/lib/store/keys';", task),
    wrong("import type { A } from '../store/keys';", task),
    wrong("export { a } from '@/lib/form/state';", task),
    wrong("export * from '@/lib/form/state';", task),
    wrong("const form = () => import('@/lib/form/state');", task),
    wrong("import { a } from '@/lib/commands';", task),
    wrong("type A = import('@/lib/store/keys').A;", task),
    wrong("import { a } from '@/lib/background/work/work';", page),
    wrong("import { a } from '@/components/home/home-page';", background),
    wrong("import { a } from '../commands/task-check';", background),
    wrong("import { a } from '../reconcile';", background),
    wrong("import { a } from '@/lib/background/ports';", page),
    wrong("import { a } from '@/lib/task/title';", '/beckon/lib/time.ts'),
  ],
});
