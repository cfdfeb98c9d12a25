import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildNewTaskDraft } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const instruction = page.getByRole('textbox', { name: 'What should the agent do?' });
const draft = (text: string) => seal(buildNewTaskDraft(text));

async function showNewTask() {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/new');
  await expect.element(instruction).toBeVisible();
  return world;
}

test('what is typed outlives the page', async () => {
  const world = await showNewTask();
  await userEvent.fill(instruction, 'Half a thought');
  await userEvent.click(page.getByRole('checkbox', { name: 'Ask me with a form' }));
  leave();
  await expect
    .poll(() => world.storage.dump('local')[keys.newTaskDraft])
    .toMatchObject({ data: { instruction: 'Half a thought', askWithForm: false } });
  show(world, '#/new');
  await expect.element(instruction).toHaveValue('Half a thought');
  await expect
    .element(page.getByRole('checkbox', { name: 'Ask me with a form' }))
    .not.toBeChecked();
});

test('what is cleared while the disk is full does not come back', async () => {
  const world = await showNewTask();
  await userEvent.fill(instruction, 'Half a thought');
  await expect.poll(() => world.storage.dump('local')).toHaveProperty([keys.newTaskDraft]);
  const set = vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES'));
  await userEvent.clear(instruction);
  leave();
  show(world, '#/new');
  await expect.element(instruction).toHaveValue('');
  set.mockRestore();
});

test('what is cleared while it is being saved does not come back', async () => {
  const world = await showNewTask();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { local } = world.storage;
  const set = local.set.bind(local);
  const remove = local.remove.bind(local);
  const disk = Promise.withResolvers<void>();
  const write = vi.spyOn(local, 'set').mockImplementation(async (items) => {
    await disk.promise;
    await set(items);
  });
  // As slow: on a busy machine it comes before the disk is done, and a disk keeps its order.
  vi.spyOn(local, 'remove').mockImplementation(async (given) => {
    await disk.promise;
    await remove(given);
  });
  await userEvent.fill(instruction, 'Half a thought');
  await expect.poll(() => write.mock.calls).toHaveLength(1);
  await userEvent.clear(instruction);
  disk.resolve();
  // Awaits the write itself: a busy machine may look in storage too late to find the draft there.
  await write.mock.results[0]?.value;
  await expect.poll(() => world.storage.dump('local')).not.toHaveProperty([keys.newTaskDraft]);
  await expect.element(instruction).toHaveValue('');
  vi.restoreAllMocks();
});

test('it is saved when the popup closes without a warning', async () => {
  const world = await showNewTask();
  await userEvent.fill(instruction, 'Quick');
  dispatchEvent(new Event('pagehide'));
  expect(world.storage.dump('local')[keys.newTaskDraft]).toMatchObject(draft('Quick'));
});

test('a page without the focus follows the one that has it', async () => {
  const world = await showNewTask();
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await world.storage.local.set({ [keys.newTaskDraft]: draft('Typed elsewhere') });
  await expect.element(instruction).toHaveValue('Typed elsewhere');
  focus.mockReturnValue(true);
  await world.storage.local.set({ [keys.newTaskDraft]: draft('Not taken over') });
  await expect.element(instruction).toHaveValue('Typed elsewhere');
  focus.mockRestore();
});

test('it has followed by the time the person comes back to it, though timers of a hidden page are late', async () => {
  const world = await showNewTask();
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await world.storage.local.set({ [keys.newTaskDraft]: draft('Typed') });
  await expect.element(instruction).toHaveValue('Typed');
  await world.storage.local.set({ [keys.newTaskDraft]: draft('Typed elsewhere') });
  // Time for what is drawn at once, and for no timer.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  focus.mockReturnValue(true);
  await expect.element(instruction).toHaveValue('Typed elsewhere');
  focus.mockRestore();
});

test('a draft that cannot be read is not in the way', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.local.set({ [keys.newTaskDraft]: { v: 1, data: 7 } });
  show(world, '#/new');
  await expect.element(instruction).toHaveValue('');
});

test('a full disk is told, and the draft saved once there is room', async () => {
  const world = await showNewTask();
  const set = vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('Quota'));
  await userEvent.fill(instruction, 'Half a thought');
  await expect.element(page.getByRole('alert')).toMatchTextContent('storage is full');
  set.mockRestore();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(world.storage.dump('local')[keys.newTaskDraft]).toMatchObject({
    data: { instruction: 'Half a thought' },
  });
});

test('what is typed while the disk refuses what was typed before is saved with the page', async () => {
  const world = await showNewTask();
  const disk = Promise.withResolvers<void>();
  const set = vi.spyOn(world.storage.local, 'set').mockReturnValueOnce(disk.promise);
  await userEvent.fill(instruction, 'Half a thought');
  await expect.poll(() => set.mock.calls.length).toBe(1);
  // No timer may fire: what waits is written only as the page goes.
  vi.stubGlobal('setTimeout', () => 0);
  onTestFinished(() => void vi.unstubAllGlobals());
  const box = instruction.element();
  if (!(box instanceof HTMLTextAreaElement)) throw new Error('This is no text area.');
  box.value = 'A whole thought';
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  disk.reject(new Error('QUOTA_BYTES'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('storage is full');
  dispatchEvent(new Event('pagehide'));
  expect(world.storage.dump('local')[keys.newTaskDraft]).toMatchObject({
    data: { instruction: 'A whole thought' },
  });
});
