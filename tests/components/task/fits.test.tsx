import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import type { LogEntry } from '@/lib/task/log';
import { minute } from '@/lib/time';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildConnection, buildSchedule, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(async () => {
  leave();
  document.documentElement.style.fontSize = '';
  await page.viewport(414, 896);
});

const log: readonly LogEntry[] = [
  { kind: 'created', at: testNow - 900 * minute },
  { kind: 'status', at: testNow - 900 * minute, status: 'running', detailedStatus: 'processing' },
  ...Array.from({ length: 20 }, (_, turn): LogEntry[] => {
    const toolCallId = `call-${turn}`;
    const at = testNow - (800 - turn * 40) * minute;
    return [
      { kind: 'asked', at, toolCallId, heading: 'Which weight?' },
      { kind: 'answered', at: at + 20 * minute, toolCallId, heading: '', answers: [] },
      { kind: 'confirmed', at: at + 21 * minute, toolCallId },
    ];
  }).flat(),
];
const runs = ['0199c2f4-5a0e-7c3b-9d51-2f6f0f2f9a10', 'run-2'].map((id) => ({
  id,
  createdAt: '2026-11-17T22:45:00Z',
}));

test.each(['', '200%'])('a task fits into 320 px with text of %j', async (size) => {
  await page.viewport(320, 900);
  document.documentElement.style.fontSize = size;
  const answers = {
    'task.runs': () => succeed({ runs, total: 2, limit: 30 }),
  };
  const world = pageWorld({ place: 'panel', answers });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { title: 'Paper' })],
  });
  await world.storage.local.set({ [keys.log('a')]: seal(log) });
  show(world, '#/tasks/a');
  await expect.element(page.getByText('run-2', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const table = document.querySelector('table')!.parentElement!.getBoundingClientRect();
  expect([table.width, table.height]).toEqual([1, 1]);
  for (const card of document.querySelectorAll('.runs')) {
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  }
});

// Where the browser enlarges all pages to 250 %, a popup is 320 px wide.
test.each(['popup', 'panel'] as const)('the bar of a %s of 320 px is one row', async (place) => {
  await page.viewport(320, 480);
  const world = pageWorld({ place });
  const tasks = [buildTask('a', { title: 'Order more paper for the printer' })];
  await store(world.storage, { connections: [buildConnection()], tasks });
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], {}, { checkedAt: testNow })));
  show(world, '#/tasks/a');
  await expect.poll(() => document.querySelector('.top')?.textContent).toContain('Checked');
  const boxOf = (name: string) =>
    page.getByRole('link', { name }).element().getBoundingClientRect();
  expect(boxOf('Settings').top).toBeLessThan(boxOf('All tasks').bottom);
});

test('a run takes one line, however long its id and its date', async () => {
  await page.viewport(380, 900);
  const short = { id: 'x', createdAt: null };
  const answers = {
    'task.runs': () => succeed({ runs: [short, ...runs], total: 3, limit: 30 }),
  };
  const world = pageWorld({ place: 'panel', answers });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/tasks/a');
  await expect.element(page.getByText('run-2', { exact: true })).toBeVisible();
  const inner = (row: Element) => row.firstElementChild!.getBoundingClientRect();
  const [one, ...others] = Array.from(document.querySelectorAll('.runs > li'));
  expect(others).toHaveLength(2);
  for (const row of others) {
    const date = row.lastElementChild!.getBoundingClientRect();
    expect([date.height, date.top]).toEqual([inner(one!).height, inner(row).top]);
  }
});

test('of an agent’s name only the beginning is shown: any text can be given as one', async () => {
  const world = pageWorld();
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { agent: 'A'.repeat(10_000) })],
  });
  show(world, '#/tasks/a');
  await expect.element(page.getByText(/^A+…$/)).toBeVisible();
});
