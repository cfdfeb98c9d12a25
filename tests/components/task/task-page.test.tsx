import { fail } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { keys } from '@/lib/store/keys';
import type { LogEntry } from '@/lib/task/log';
import type { TaskRecord } from '@/lib/task/record';
import type { ScheduleEntry } from '@/lib/task/schedule';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  buildBackoff,
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

async function showTask(
  changes: Partial<TaskRecord> = {},
  log: readonly LogEntry[] = [],
  answers: NonNullable<Parameters<typeof pageWorld>[0]>['answers'] = {},
) {
  const world = pageWorld({ answers });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { title: 'Paper', ...changes })],
  });
  await world.storage.local.set({ [keys.log('a')]: seal(log) });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('heading', { name: 'Paper', level: 1 })).toBeVisible();
  return world;
}

test('it says where the task stands, in words and as it came, and how fresh that is', async () => {
  const world = await showTask({ instruction: 'Reorder 20 boxes' });
  await world.storage.session.set({
    ...sealSchedule(buildSchedule(['a'], {}, { checkedAt: testNow - 500, triedAt: testNow - 500 })),
  });
  const status = page.getByRole('region', { name: 'Status' });
  await expect.element(status).toMatchTextContent(/Running.*checked 0 s ago · next in 1 s/);
  await expect.element(status).toMatchTextContent(/Reorder 20 boxes/);
  await expect.element(page.getByText('running · processing_page')).toBeVisible();
  await expect.element(page.getByText('service-a')).toBeVisible();
});

test.for([
  ['refused', 'No such task'],
  ['unreadable-status', 'Beckon cannot read what the service answers about this task'],
  ['unreadable-call', 'The agent asks for something Beckon cannot read'],
] as const)('what comes to hide how it stands is said, and read out: %s', async ([kind, words]) => {
  const message = kind === 'refused' ? 'No such task' : null;
  const world = await showTask();
  const heard = listen();
  const trouble = { kind, message, at: testNow };
  await store(world.storage, { tasks: [buildTask('a', { title: 'Paper', trouble })] });
  await expect.element(page.getByRole('region', { name: 'Status' })).toMatchTextContent(words);
  await expect.poll(() => heard).toContainEqual(expect.stringContaining(words));
});

test.each([
  ['watched', true],
  ['paused', false],
  ['archived', false],
] as const)(
  'where nothing can be read of a %s task, that Beckon keeps checking: %s',
  async (watch, checks) => {
    await showTask({ watch, trouble: { kind: 'unreadable-status', message: null, at: testNow } });
    const status = page.getByRole('region', { name: 'Status' });
    await expect.element(status).toMatchTextContent('Beckon cannot read what the service answers');
    expect(status.element().textContent.includes('keeps checking')).toBe(checks);
  },
);

test('of an archived task it says that it is not checked, and when it is back', async () => {
  await showTask({ watch: 'archived' });
  const status = page.getByRole('region', { name: 'Status' });
  await expect.element(status).toMatchTextContent(/Running.*not checked while archived/);
  expect(page.getByRole('button', { name: 'Archive', exact: true }).elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Restore' }));
  await expect.element(page.getByText('Back from the archive.')).toBeVisible();
});

test('a waiting request is answered from here; an answered one is looked at', async () => {
  const world = await showTask({ call: buildCall() });
  await expect
    .element(page.getByRole('link', { name: 'Answer', exact: true }))
    .toHaveAttribute('href', '#/tasks/a/request');
  const delivery = { state: 'queued', answeredAt: 1, attempts: 0, secret: false } as const;
  await store(world.storage, { tasks: [buildTask('a', { call: buildCall({ delivery }) })] });
  await expect.element(page.getByRole('link', { name: 'See answer' })).toBeVisible();
  const sent = { ...delivery, state: 'accepted', at: 1, revision: 1, stillWaiting: true } as const;
  await store(world.storage, { tasks: [buildTask('a', { call: buildCall({ delivery: sent }) })] });
  await expect
    .element(page.getByText('your answer was sent, and the agent still asks'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See answer' })).toBeVisible();
});

test('check, pause and resume are commands', async () => {
  const world = await showTask();
  await userEvent.click(page.getByRole('button', { name: 'Check now' }));
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  await store(world.storage, { tasks: [buildTask('a', { watch: 'paused' })] });
  await userEvent.click(page.getByRole('button', { name: 'Resume' }));
  await expect.element(page.getByText('Watching again.')).toBeVisible();
  expect(world.sent.filter(({ name }) => name !== 'task.runs')).toEqual([
    { name: 'task.check', input: { id: 'a' } },
    { name: 'task.watch', input: { id: 'a', watch: 'paused' } },
    { name: 'task.watch', input: { id: 'a', watch: 'watched' } },
  ]);
});

test('a task that did not start has no check to pause', async () => {
  await showTask({ creation: { state: 'refused', since: 1, reason: 'refused', message: null } });
  await expect.element(page.getByRole('button', { name: 'Start it again' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  const status = page.getByRole('region', { name: 'Status' });
  await expect.element(status).toHaveTextContent('Not startedDo the thing called a');
});

test('a pause is said, and can be taken back', async () => {
  const world = await showTask();
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  await store(world.storage, { tasks: [buildTask('a', { watch: 'paused' })] });
  await expect.element(page.getByText('Paused.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(world.sent.at(-1)).toEqual({ name: 'task.watch', input: { id: 'a', watch: 'watched' } });
});

test('that the service cannot be reached is said once, to who has just checked', async () => {
  const answers = { 'task.check': () => fail({ code: 'unreachable' } as const) };
  const world = await showTask({}, [], answers);
  const backoff = { office: buildBackoff() };
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], { backoff })));
  const notices = () => page.getByText(/cannot be reached|could not be reached/).elements();
  await expect.poll(notices).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Check now' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(notices()).toHaveLength(1);
});

test('that a check failed is told until a later one succeeds, whoever asked for that', async () => {
  const answers = { 'task.check': () => fail({ code: 'unreachable' } as const) };
  const world = await showTask({}, [], answers);
  const checked = (entry: Partial<ScheduleEntry>) =>
    world.storage.session.set(sealSchedule(buildSchedule(['a'], {}, entry)));
  await userEvent.click(page.getByRole('button', { name: 'Check now' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await checked({ checkedAt: testNow + 1, failures: 1 });
  await expect.element(page.getByText('Checked 0 s ago', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await checked({ checkedAt: testNow + 2 });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  // The old message must not come back when something else fails.
  await checked({ checkedAt: testNow - 7000, failures: 1 });
  await expect.element(page.getByText('Checked 7 s ago', { exact: true })).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('archiving goes home and can be undone, back to how it was watched', async () => {
  const world = await showTask({ watch: 'paused' });
  await userEvent.click(page.getByRole('button', { name: 'Archive' }));
  await expect.poll(() => location.hash).toBe('#/');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(world.sent.filter(({ name }) => name === 'task.watch')).toEqual([
    { name: 'task.watch', input: { id: 'a', watch: 'archived' } },
    { name: 'task.watch', input: { id: 'a', watch: 'paused' } },
  ]);
});

test('a check that fails is told', async () => {
  await showTask({}, [], { 'task.check': () => fail({ code: 'unreachable' }) });
  await userEvent.click(page.getByRole('button', { name: 'Check now' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be reached/);
});

test.each(['', '/request'])(
  'a task that is gone and one that cannot be read are told apart, at …%s',
  async (where) => {
    const world = pageWorld();
    show(world, `#/tasks/nowhere${where}`);
    await expect.element(page.getByRole('link', { name: 'All tasks' }).first()).toBeVisible();
    expect(page.getByRole('button', { name: 'Discard' }).elements()).toEqual([]);
    await world.storage.local.set({ [keys.task('nowhere')]: { v: 1, data: { odd: true } } });
    await expect.element(page.getByText(/"odd": true/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  },
);

test('it is renamed and pinned here too', async () => {
  const world = await showTask();
  await userEvent.click(page.getByRole('button', { name: 'Rename' }));
  const name = page.getByRole('textbox', { name: 'Name of this task' });
  await expect.element(name).toHaveValue('Paper');
  await userEvent.fill(name, 'Toner');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Rename' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await userEvent.click(page.getByRole('button', { name: 'Pin' }));
  await expect.element(page.getByText('Pinned above the others.')).toBeVisible();
  const changes = world.sent.filter(({ name: command }) => /rename|pin/.test(command));
  expect(changes).toEqual([
    { name: 'task.rename', input: { id: 'a', title: 'Toner' } },
    { name: 'task.rename', input: { id: 'a', title: 'Paper' } },
    { name: 'task.pin', input: { id: 'a', pinned: true } },
  ]);
});

test('that a change made here failed is said, and its name stays as typed', async () => {
  await showTask({}, [], { 'task.rename': () => fail({ code: 'storage-full' }) });
  await userEvent.click(page.getByRole('button', { name: 'Rename' }));
  const name = page.getByRole('textbox', { name: 'Name of this task' });
  await userEvent.fill(name, 'Toner');
  await userEvent.keyboard('{Enter}');
  const about = page.getByRole('region', { name: 'About this task' });
  await expect.element(about.getByRole('alert')).toMatchTextContent('no room left');
  await expect.element(name).toHaveValue('Toner');
});

test('the id the service gave it is there to be copied', async () => {
  await showTask();
  const facts = page.getByRole('region', { name: 'About this task' });
  await expect.element(facts.getByText('service-a')).toBeVisible();
  await expect.element(facts.getByRole('button', { name: 'Copy Task id' })).toBeVisible();
});

test('a check can be asked for before the connections have been read', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  vi.spyOn(world.storage.local, 'keys').mockReturnValue(new Promise(() => {}));
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('button', { name: 'Check now' })).toBeVisible();
});
