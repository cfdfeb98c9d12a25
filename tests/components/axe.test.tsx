import { seal } from '@/lib/store/envelope';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { keys } from '@/lib/store/keys';
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
import { prefer, schemes } from '../support/scheme';
import { violations } from '../support/violations';

afterEach(leave);

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

/**
 * @param words the words that the page shows once all its parts are there; each part is read by
 * itself
 */
async function violationsOn(
  hash: string,
  words: readonly string[],
  world: ReturnType<typeof pageWorld>,
) {
  show(world, hash);
  await expect
    .poll(() => words.filter((text) => !document.body.textContent.includes(text)))
    .toEqual([]);
  return violations();
}

const unreachable = 'Office tasks cannot be reached.';
const full = [
  [
    '#/',
    [unreachable, 'Third refused the key', 'A task that cannot be read', 'next', '1 archived task'],
  ],
  ['#/new', ['Office tasks', 'The agent may', 'Watch an existing task', 'Start task']],
  [
    '#/tasks/a',
    [unreachable, 'next in', 'Where the time went', 'Asked: Log in', 'No runs', 'About this task'],
  ],
  ['#/tasks/f', ['Start it again', 'About this task']],
  ['#/tasks/i', [unreachable, 'No runs', 'About this task']],
  ['#/tasks/broken', ['What is stored about it is damaged', '"v": 1']],
  ['#/settings', ['Connections', 'Notifications', 'Damaged', 'Your data']],
] as const;
const empty = [
  ['#/', ['Answer your agents', 'Open side panel']],
  ['#/new', ['Connect your service']],
  ['#/settings', ['Save connection', 'Your data']],
  ['#/tasks/gone', ['This task is not here any more']],
] as const;

for (const scheme of schemes) {
  test.for(full)(`axe finds nothing on %s, ${scheme}`, async ([hash, words]) => {
    await prefer(scheme);
    expect(await violationsOn(hash, words, await fullWorld())).toEqual([]);
  });

  test.for(empty)(
    `axe finds nothing on %s before there is anything, ${scheme}`,
    async ([hash, words]) => {
      await prefer(scheme);
      expect(await violationsOn(hash, words, pageWorld())).toEqual([]);
    },
  );
}
