import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { CommandError } from '@/lib/commands';
import { type Result, succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildNewTaskDraft } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const begun = buildNewTaskDraft('Half a thought', { connectionId: 'office' });

const lab = buildConnection({ id: 'lab', name: 'Lab', addedAt: 1 });
const saved = page.getByText(/The connection is saved/);

/** Shows Settings, and saves the second of two connections again. */
async function saveLab(answers: NonNullable<Parameters<typeof pageWorld>[0]>['answers'] = {}) {
  const saving = { 'connection.save': () => succeed(lab) };
  const world = pageWorld({ place: 'tab', answers: { ...saving, ...answers } });
  await store(world.storage, { connections: [buildConnection(), lab] });
  await world.storage.local.set({
    [keys.newTaskDraft]: seal(begun),
    [keys.apiKey('lab')]: seal('stored-key'),
  });
  show(world, '#/settings');
  const card = page.getByRole('listitem').filter({ hasText: 'Lab' });
  await userEvent.click(card.getByRole('button', { name: 'Change' }));
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(saved).toBeVisible();
  return world;
}

test('a task is started through the connection that was just saved, until another is chosen', async () => {
  await saveLab();
  await userEvent.click(page.getByRole('link', { name: 'Start a task' }));
  const through = page.getByRole('combobox', { name: 'Connection' });
  await expect.element(through).toHaveDisplayValue('Lab');
  await expect
    .element(page.getByRole('textbox', { name: 'What should the agent do?' }))
    .toHaveValue('Half a thought');
  expect(location.hash).toBe('#/new');
  await userEvent.selectOptions(through, 'Office tasks');
  await expect.element(through).toHaveDisplayValue('Office tasks');
});

test('that it was saved is read out once, and then the link that comes with the test', async () => {
  const { promise: tested, resolve } = Promise.withResolvers<Result<null, CommandError>>();
  const heard = listen();
  await saveLab({ 'connection.test': () => tested });
  await expect.poll(() => heard).toContain('The connection is saved.');
  resolve(succeed(null));
  await expect.poll(() => heard).toContain('Start a task');
  expect(heard.filter((words) => words.includes('is saved'))).toHaveLength(1);
});

test('a connection that was saved, but whose key is then refused, offers no task', async () => {
  const world = await saveLab();
  const refused = { state: 'refused-key', at: 1, message: 'No' } as const;
  await store(world.storage, { connections: [{ ...lab, health: refused }] });
  await expect.element(page.getByText(/refused this key/)).toBeVisible();
  await expect.element(saved).not.toBeInTheDocument();
});

test('a connection that was saved and then removed offers no task', async () => {
  const world = await saveLab();
  await world.storage.local.remove([keys.connection('lab')]);
  await expect.element(page.getByText('Lab', { exact: true })).not.toBeInTheDocument();
  await expect.element(saved).not.toBeInTheDocument();
});

test('that a connection was saved is no longer said beside the form of another', async () => {
  await saveLab();
  await userEvent.click(page.getByRole('button', { name: 'Change' }).first());
  await expect.element(page.getByRole('button', { name: 'Save connection' })).toBeVisible();
  await expect.element(saved).not.toBeInTheDocument();
});
