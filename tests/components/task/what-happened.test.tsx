import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { LogEntry } from '@/lib/task/log';
import { day, hour, minute } from '@/lib/time';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const call = { toolCallId: 'one', heading: 'Which weight?' };
const log: readonly LogEntry[] = [
  { kind: 'created', at: testNow - 40 * minute - 300 },
  { kind: 'status', at: testNow - 40 * minute, status: 'running', detailedStatus: 'busy' },
  { kind: 'asked', at: testNow - 20 * minute, ...call },
  {
    kind: 'answered',
    at: testNow - 10 * minute,
    ...call,
    answers: [{ label: 'Weight', text: '80 g' }],
  },
  { kind: 'confirmed', at: testNow - 10 * minute + 11_000, toolCallId: 'one' },
];

async function showLog(stored: unknown) {
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a')] });
  await world.storage.local.set({ [keys.log('a')]: seal(stored) });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  return world;
}

const happened = page.getByRole('region', { name: 'What happened' });
const lines = () =>
  happened
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);

test('where nothing has happened yet there is no heading for it', async () => {
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a')] });
  await world.storage.local.set({ [keys.log('a')]: seal([]) });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('region', { name: 'Status' })).toBeVisible();
  await world.storage.local.set({ [keys.log('a')]: seal(log.slice(0, 1)) });
  await expect.element(happened).toBeVisible();
  await world.storage.local.set({ [keys.log('a')]: seal([]) });
  await expect.element(happened).not.toBeInTheDocument();
});

test('what happened is told newest first', async () => {
  await showLog(log);
  const told = lines();
  expect(told).toHaveLength(5);
  expect(told[0]).toMatch(/Continued after your answer \(11 s\)$/);
  expect(told[1]).toMatch(/You answered Which weight\? — 80 g$/);
  expect(told[2]).toMatch(/Asked: Which weight\?$/);
  expect(told[4]).toMatch(/Task created$/);
});

test('how long an agent took to go on is told of each answer, also of two to calls of one id', async () => {
  const answered = { kind: 'answered', toolCallId: 'one', heading: 'Which?', answers: [] } as const;
  const confirmed = { kind: 'confirmed', toolCallId: 'one' } as const;
  await showLog([
    { ...answered, at: testNow - 60_000 },
    { ...confirmed, at: testNow - 50_000 },
    { ...answered, at: testNow - 20_000 },
    { ...confirmed, at: testNow - 15_000 },
  ]);
  expect(lines()[0]).toMatch(/Continued after your answer \(5 s\)$/);
  expect(lines()[2]).toMatch(/Continued after your answer \(10 s\)$/);
});

const one = { at: testNow, toolCallId: 'one' };
const told: readonly (readonly [LogEntry, RegExp])[] = [
  [{ kind: 'adopted', at: testNow }, /Watching began$/],
  [{ kind: 'create-unknown', at: testNow }, /did not say whether the task started$/],
  [{ kind: 'create-refused', at: testNow, message: 'Too many' }, /was not started.*Too many/],
  [
    { kind: 'create-refused', at: testNow, message: 'Too many', doubted: true },
    /Starting it again did not work.*Too many/,
  ],
  [{ kind: 'accepted', ...one }, /The service took the answer$/],
  [{ kind: 'confirmed', ...one }, /Continued after your answer$/],
  [{ kind: 'refused', ...one, message: 'Not so' }, /refused the answer.*Not so/],
  [{ kind: 'unproven', ...one }, /nothing proves that your answer reached it$/],
  [{ kind: 'superseded', ...one }, /Another request took its place$/],
  [{ kind: 'gone', ...one }, /answered elsewhere or given up, or the run ended$/],
  [{ kind: 'watch', at: testNow, watch: 'watched' }, /Watching again$/],
  [{ kind: 'watch', at: testNow, watch: 'paused' }, /Paused$/],
  [{ kind: 'watch', at: testNow, watch: 'archived' }, /Archived$/],
];

test.each(told)('%o is told in words', async (entry, words) => {
  await showLog([entry]);
  expect(lines()).toEqual([expect.stringMatching(words)]);
});

test('what happened on another day says on which', async () => {
  await showLog([
    { kind: 'created', at: testNow - 3 * day },
    { kind: 'watch', at: testNow - day, watch: 'paused' },
    { kind: 'watch', at: testNow, watch: 'watched' },
  ]);
  const [today, yesterday, before] = lines();
  expect(today).toMatch(/^\d/);
  expect(yesterday).toMatch(/^yesterday \d/);
  expect(before).toMatch(/^Sun, Nov 15 \d/);
});

test('of time nothing is known of there is no picture', async () => {
  await showLog([
    { kind: 'created', at: testNow - 40 * minute },
    { kind: 'watch', at: testNow - 30 * minute, watch: 'paused' },
  ]);
  expect(page.getByRole('heading', { name: 'Where the time went' }).elements()).toEqual([]);
});

test('where days went, times say of which day they are, in the picture and in its table', async () => {
  await showLog([
    { kind: 'created', at: testNow - 72 * hour },
    { kind: 'status', at: testNow - 72 * hour, status: 'running', detailedStatus: null },
    { kind: 'asked', at: testNow - 24 * hour, ...call },
    { kind: 'confirmed', at: testNow - minute, toolCallId: 'one' },
  ]);
  const picture = page.getByRole('region', { name: 'Where the time went' });
  await expect.element(picture.getByText(/^Sun, Nov 15 \d/).first()).toBeVisible();
  const table = picture.getByRole('table');
  const begun = table
    .getByRole('row')
    .elements()
    .map((row) => row.querySelector('td')?.textContent);
  expect(begun).toEqual([
    undefined,
    expect.stringMatching(/^Sun, Nov 15 \d/),
    expect.stringMatching(/^yesterday \d/),
    expect.stringMatching(/^\d/),
  ]);
});

test('where the time went is a table for those who do not see the picture', async () => {
  await showLog(log);
  const rows = page.getByRole('table', { name: 'Where the time went' }).getByRole('row');
  const cells = rows.elements().map((row) => row.textContent);
  // There is no row for the moment before the first status.
  expect(cells[1]).toMatch(/agent working20 min$/);
  expect(cells[2]).toMatch(/waiting for you10 min$/);
  expect(cells[3]).toMatch(/unknown11 s$/);
  expect(cells[4]).toMatch(/agent working9 min$/);
  await expect.element(page.getByText(/^agent working 29 min$/)).toBeVisible();
});

test('several answers are folded under their count', async () => {
  const answers = [
    { label: 'User', text: 'ann' },
    { label: 'Password', text: '••••' },
  ];
  await showLog([{ kind: 'answered', at: testNow, ...call, answers }]);
  await expect.element(page.getByText('ann')).not.toBeVisible();
  await userEvent.click(page.getByText('2 answers'));
  await expect.element(page.getByText('ann')).toBeVisible();
});

test('answers that are read stay open as the oldest entry makes room for a new one', async () => {
  const answers = [
    { label: 'User', text: 'ann' },
    { label: 'Branch', text: 'Warehouse' },
  ];
  const answered = { kind: 'answered', at: testNow - minute, ...call, answers } as const;
  const [oldest, ...later] = [...log, answered];
  const world = await showLog([oldest, ...later]);
  await userEvent.click(page.getByText('2 answers'));
  const gone = { kind: 'gone', at: testNow, toolCallId: 'one' } as const;
  await world.storage.local.set({ [keys.log('a')]: seal([...later, gone]) });
  await expect.poll(() => lines()[0]).toMatch(/the run ended$/);
  await expect.element(page.getByText('ann')).toBeVisible();
  await expect.element(page.getByText('2 answers')).toHaveFocus();
});

test('what is invisible in an answer or its label is made visible', async () => {
  const hidden = { label: 'Pay\u202eee', text: 'a\u2066b' };
  await showLog([
    { kind: 'answered', at: testNow, ...call, answers: [hidden, hidden] },
    { kind: 'answered', at: testNow, ...call, answers: [hidden] },
  ]);
  const shown = lines().join(' ');
  expect(shown.match(/‹U\+2066›/g)).toHaveLength(3);
  expect(shown.match(/‹U\+202E›/g)).toHaveLength(2);
});

test('a request is told once: not as the status it came with, too', async () => {
  const status = { kind: 'status', detailedStatus: 'tool_call' } as const;
  await showLog([
    { ...status, at: testNow - minute, status: 'starting' },
    { ...status, at: testNow, status: 'running' },
    { kind: 'asked', at: testNow, ...call },
  ]);
  expect(lines()).toEqual([
    expect.stringMatching(/Asked: Which weight\?$/),
    expect.stringMatching(/Status: starting · tool_call$/),
  ]);
});

test('text from outside stays text', async () => {
  await showLog([
    { kind: 'asked', at: testNow, toolCallId: 'one', heading: '<img src=x onerror=1>' },
  ]);
  await expect.element(happened).toMatchTextContent(/<img src=x onerror=1>/);
  expect(document.querySelector('main img')).toBeNull();
});

test('a log that cannot be read is said to be damaged', async () => {
  await showLog([{ kind: 'nonsense' }]);
  await expect.element(page.getByText(/is damaged. It is kept as it is/)).toBeVisible();
});

test('a status as long as they come takes six lines', async () => {
  const at = testNow - minute;
  const detailedStatus = 'The agent thinks aloud. '.repeat(41);
  await showLog([{ kind: 'status', at, status: 'running', detailedStatus }]);
  const [line] = happened.getByRole('listitem').elements();
  const lineHeight = Number.parseFloat(getComputedStyle(line ?? document.body).lineHeight);
  const lines = (line?.getBoundingClientRect().height ?? NaN) / lineHeight;
  expect(Math.round(lines)).toBe(6);
});

test('what could hide or turn round the words of a status is shown by its number', async () => {
  const at = testNow - minute;
  await showLog([{ kind: 'status', at, status: 'running', detailedStatus: 'as\u202eked' }]);
  expect(lines()[0]).toMatch(/running · as‹U\+202E›ked$/);
});

test('what is said is drawn in its own line, however high its letters are stacked', async () => {
  await showLog([{ kind: 'asked', at: testNow, toolCallId: 'one', heading: 'a\u0300'.repeat(90) }]);
  const rows = document.querySelectorAll('.happened > li, .facts > div');
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(getComputedStyle(row).overflow).toBe('clip');
});
