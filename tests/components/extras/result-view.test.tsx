import type { Output } from '@/lib/commands';
import { fail, succeed } from '@/lib/result';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catchDownloads } from '../../support/catch-downloads';
import { leave } from '../../support/page-ports';
import { completed, everything, nothing, showTask } from './support';

afterEach(leave);

type Result = Output<'task.result'>;
const plain: Result = { status: 'completed', error: null, output: null, rows: '[]' };

const showResult = (result: Partial<Result>) =>
  showTask(everything, completed, { 'task.result': () => succeed({ ...plain, ...result }) });

const unreachable = { code: 'unreachable' } as const;

const region = page.getByRole('region', { name: 'Result' });

test('shows text as text, whatever is in it', async () => {
  await showResult({ output: JSON.stringify('Booked.\n<b onclick="x()">Seat 7</b>') });
  await expect.element(region).toMatchTextContent(/Booked\.\s<b onclick="x\(\)">Seat 7<\/b>/);
  expect(document.querySelector('.request-box b')).toBeNull();
});

test('shows JSON with its names, and large numbers with every digit', async () => {
  await showResult({ output: '{"summary":"Booked","order":1234567890123456789}' });
  await expect.element(region).toMatchTextContent(/summary.*Booked.*order.*1234567890123456789/);
});

test('shows an error as the agent’s', async () => {
  await showResult({ status: 'error', error: 'API abort' });
  await expect.element(region).toMatchTextContent(/The run ended with an error:.*API abort/);
  expect(region.element().querySelector('.notice.tone-bad')).not.toBeNull();
});

test('the error of a run that the person stopped is no bad news', async () => {
  const stopped = { observed: { ...completed.observed, status: 'error' }, stopped: true };
  const result = { ...plain, status: 'error', error: 'API abort' };
  await showTask(everything, stopped, { 'task.result': () => succeed(result) });
  await expect.element(region).toMatchTextContent(/API abort/);
  expect(region.element().querySelector('.tone-bad')).toBeNull();
});

test.each([{}, { output: '""' }, { rows: '[{},{}]' }])(
  'says when there is nothing (%o), and offers no download of it',
  async (result) => {
    await showResult(result);
    await expect.element(page.getByText('The service has no result for this run.')).toBeVisible();
    expect(page.getByRole('button', { name: /Download/ }).query()).toBeNull();
  },
);

test('draws no box for an empty text beside what there is', async () => {
  await showResult({ output: '""', error: 'API abort' });
  await expect.element(region).toMatchTextContent(/API abort/);
  expect(document.querySelectorAll('.request-box')).toHaveLength(1);
});

test('draws no table of empty rows beside what there is', async () => {
  await showResult({ output: '"Booked"', rows: '[{},{}]' });
  await expect.element(region).toMatchTextContent(/Booked/);
  expect(document.querySelector('table')).toBeNull();
});

const rows = '[{"train":"ICE 658","price":54.9},{"train":"IC 612","note":"=1+1"}]';

test.each([
  ['its text', { output: '"Booked."', rows }, 'Booked.'],
  ['its JSON', { output: '{"a":1}' }, '{\n  "a": 1\n}'],
  ['its table', { rows: '[{"a":1}]' }, 'a\r\n1\r\n'],
  ['its error', { error: 'API abort' }, 'API abort'],
])('what is copied of a result is %s', async (_, result, text) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  await showResult(result);
  await userEvent.click(page.getByRole('button', { name: 'Copy Result' }));
  await expect.poll(() => copied.mock.calls).toEqual([[text]]);
});

test('what could not be asked for without a network is there once it is back', async () => {
  let online = false;
  const answer = () => (online ? succeed({ ...plain, output: '"Booked."' }) : fail(unreachable));
  await showTask(everything, completed, { 'task.result': answer });
  await expect.element(region).toMatchTextContent(/cannot be reached/);
  online = true;
  dispatchEvent(new Event('online'));
  await expect.element(region).toMatchTextContent(/Booked/);
});

test('a long cell is cut between two characters', async () => {
  const start = 'x'.repeat(299);
  await showResult({ rows: JSON.stringify([{ a: `${start}🙂 and more` }]) });
  await expect.element(page.getByRole('cell')).toHaveTextContent(`${start}…`);
});

test('shows rows as a table, which scrolls by keyboard in a narrow page', async () => {
  await page.viewport(320, 600);
  onTestFinished(() => page.viewport(414, 896));
  const wide = JSON.stringify([{ a: 'x'.repeat(90), b: 'y'.repeat(90), c: 'z'.repeat(90) }]);
  await showResult({ rows: wide });
  const table = page.getByRole('region', { name: 'Table with 1 row' });
  await expect.element(table).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const box = table.element();
  expect(box.scrollLeft).toBe(0);
  await userEvent.tab();
  while (document.activeElement !== box) await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => box.scrollLeft).toBeGreaterThan(0);
});

test('what a column is stays in sight while its rows are scrolled', async () => {
  const many = Array.from({ length: 50 }, (_, row) => ({ train: `ICE ${row}`, price: row }));
  await showResult({ rows: JSON.stringify(many) });
  const box = page.getByRole('region', { name: 'Table with 50 rows' });
  const heading = page.getByRole('columnheader', { name: 'train' });
  await expect.element(heading).toBeVisible();
  const scrolled = () => {
    const outer = box.element();
    // The rows beyond a screenful come a moment later.
    outer.scrollTop = 300;
    return outer.scrollTop;
  };
  await expect.poll(scrolled).toBe(300);
  const fromTop = () =>
    heading.element().getBoundingClientRect().top - box.element().getBoundingClientRect().top;
  await expect.poll(fromTop).toBeLessThan(3);
  expect(fromTop()).toBeGreaterThanOrEqual(0);
});

test('columns are headings, and a missing cell is empty', async () => {
  await showResult({ rows });
  const headers = page.getByRole('columnheader');
  await expect.element(headers.nth(2)).toMatchTextContent('note');
  expect(headers.elements().map(({ textContent }) => textContent)).toEqual([
    'train',
    'price',
    'note',
  ]);
  const cells = page.getByRole('cell').elements();
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'ICE 658',
    '54.9',
    '',
    'IC 612',
    '',
    '=1+1',
  ]);
});

test('a wide table shows its first columns and says so', async () => {
  const row = Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`c${index}`, index]));
  await showResult({ rows: JSON.stringify([row]) });
  await expect.element(page.getByText('3 more columns are in the downloads.')).toBeVisible();
  expect(page.getByRole('columnheader').elements()).toHaveLength(30);
});

test('is downloaded as JSON and as CSV, named after the task', async () => {
  const files = catchDownloads();
  await showResult({ output: '"Done"', rows });
  await userEvent.click(page.getByRole('button', { name: 'Download JSON' }));
  await userEvent.click(page.getByRole('button', { name: 'Download CSV' }));
  await expect.poll(() => files.length).toBe(2);
  const json = files.find(({ type }) => type === 'application/json');
  const csv = files.find(({ type }) => type === 'text/csv');
  expect(json?.name).toBe('result-service-a.json');
  expect(JSON.parse(json?.text ?? '')).toEqual({
    status: 'completed',
    error: null,
    output: 'Done',
    dataTable: JSON.parse(rows),
  });
  expect(csv).toEqual({
    name: 'result-service-a.csv',
    type: 'text/csv',
    text: "\uFEFFtrain,price,note\r\nICE 658,54.9,\r\nIC 612,,'=1+1\r\n",
  });
});

test('a failure is told, with another try', async () => {
  let failed = false;
  await showTask(everything, completed, {
    'task.result': () => {
      if (failed) return succeed({ ...plain, output: '"Done"' });
      failed = true;
      return fail({ code: 'timed-out' });
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(region).toMatchTextContent(/Done/);
});

test.each([
  ['where the service has none', nothing, completed],
  ['before the run has ended', everything, {}],
])('is not asked for %s', async (_, has, task) => {
  const world = await showTask(has, task);
  await expect.element(page.getByRole('heading', { name: 'About this task' })).toBeVisible();
  expect(region.query()).toBeNull();
  expect(world.sent.map(({ name }) => name)).not.toContain('task.result');
});
