import { seal } from '@/lib/store/envelope';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { keys } from '@/lib/store/keys';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import {
  buildBackoff,
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../support/build-task';
import { leave, pageWorld, show, store } from '../support/page-ports';

afterEach(() => {
  document.documentElement.style.colorScheme = '';
  leave();
});

const log = [
  { kind: 'created', at: testNow - 600_000 },
  { kind: 'status', at: testNow - 590_000, status: 'running', detailedStatus: null },
  { kind: 'asked', at: testNow - 30_000, toolCallId: 'one', heading: 'Log in' },
];

async function fullWorld() {
  const world = pageWorld({ place: 'tab' });
  await store(world.storage, {
    connections: [
      buildConnection(),
      buildConnection({ id: 'b', name: 'Home', health: { state: 'no-permission', at: 1 } }),
      buildConnection({
        id: 'c',
        name: 'Third',
        health: { state: 'refused-key', at: 1, message: 'Invalid API key' },
      }),
    ],
    tasks: [
      buildTask('a', { call: buildCall() }),
      buildTask('b'),
      buildTask('c', { watch: 'paused' }),
      buildTask('d', { observed: { status: 'completed', detailedStatus: null, changedAt: 1 } }),
      buildTask('e', { observed: { status: 'error', detailedStatus: null, changedAt: 1 } }),
      buildTask('f', { creation: { state: 'unknown', since: 1 } }),
      buildTask('g', { observed: { status: 'odd', detailedStatus: null, changedAt: 1 } }),
      buildTask('h', { watch: 'archived' }),
      buildTask('i', { trouble: { kind: 'unreadable-call', message: null, at: 1 } }),
    ],
  });
  await world.storage.local.set({
    'task:broken': { v: 1, data: null },
    [keys.log('a')]: seal(log),
  });
  await world.storage.session.set({
    ...sealSchedule(
      buildSchedule(['a', 'b'], {
        backoff: { office: buildBackoff({ until: testNow + 9000 }) },
      }),
    ),
  });
  return world;
}

/** @param last what is drawn last, if not all of the page at once */
async function violations(hash: string, world: ReturnType<typeof pageWorld>, last = 'main *') {
  show(world, hash);
  await expect.poll(() => document.querySelector(last)).not.toBeNull();
  const { violations } = await axe.run(document);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

const schemes = ['light', 'dark'];
const pages = [
  // Requests are drawn first, all other tasks after them.
  ['#/', 'details'],
  ['#/new'],
  ['#/tasks/a'],
  ['#/tasks/f'],
  ['#/tasks/i'],
  ['#/tasks/broken'],
  ['#/settings'],
] as const;

for (const scheme of schemes) {
  test.for(pages)(`axe finds nothing on %s, ${scheme}`, async ([hash, last]) => {
    document.documentElement.style.colorScheme = scheme;
    expect(await violations(hash, await fullWorld(), last)).toEqual([]);
  });

  test.each(['#/', '#/new', '#/settings', '#/tasks/gone'])(
    `axe finds nothing on %s before there is anything, ${scheme}`,
    async (hash) => {
      document.documentElement.style.colorScheme = scheme;
      expect(await violations(hash, pageWorld())).toEqual([]);
    },
  );
}
