import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { storedGlanceSchema } from '@/lib/store/stored-glance';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const full = new Error('QUOTA_BYTES quota exceeded');
const hiccup = new Error('A hiccup of the disk');

/**
 * Starts a task. The service creates it, or replies with `answer`, and before that `happens` is
 * called.
 */
async function create(world: World, happens: () => void, answer?: Response): Promise<void> {
  world.service.meddle = (kind) => {
    if (kind !== 'create') return undefined;
    happens();
    return answer;
  };
  await world.worker.command('task.create', {
    connectionId: 'office',
    instruction: 'Log in',
    agent: 'BROWSER_AGENT',
    tools: [],
  });
}

const creation = async (world: World) => (await world.tasks()).at(-1)?.creation;
const isFull = async (world: World) =>
  (await read(world.storage.session, keys.glance, storedGlanceSchema))?.storageFull;

test('a task that was made while the disk was full is there as soon as there is room', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  const set = vi.spyOn(world.storage.local, 'set');
  await create(world, () => set.mockRejectedValue(full));
  await world.pass(60 * 60_000);
  expect(await creation(world)).toMatchObject({ state: 'creating' });
  expect(await isFull(world)).toBe(true);
  // Checks of the other tasks go on meanwhile.
  const checks = world.service.received.filter(({ kind }) => kind === 'status');
  expect(checks.length).toBeGreaterThan(10);
  world.startWorker();
  set.mockRestore();
  await world.pass(60_000);
  expect(await creation(world)).toMatchObject({ state: 'created', taskId: 'task-2' });
  expect(await isFull(world)).toBe(false);
  expect(world.service.taskIds).toEqual(['service-a', 'task-2']);
  expect((await world.storage.session.keys()).filter((key) => key.startsWith('created'))).toEqual(
    [],
  );
});

test('that a task was made and could not be written down is reported, and made up for', async () => {
  const world = await aWorld();
  const reported = vi.spyOn(globalThis, 'reportError');
  onTestFinished(() => reported.mockRestore());
  const set = vi.spyOn(world.storage.local, 'set');
  await create(world, () => set.mockRejectedValueOnce(hiccup));
  await world.pass(30_000);
  expect(await creation(world)).toMatchObject({ state: 'created', taskId: 'task-1' });
  expect(reported).toHaveBeenCalledExactlyOnceWith(hiccup);
});

test('nothing is left of it when it is forgotten', async () => {
  const world = await aWorld();
  const set = vi.spyOn(world.storage.local, 'set');
  await create(world, () => set.mockRejectedValue(full));
  const before = await world.storage.session.keys();
  expect(before).toContainEqual(expect.stringContaining('created'));
  await world.worker.command('task.discard', { id: 'id-1' });
  const after = await world.storage.session.keys();
  expect(after).not.toContainEqual(expect.stringContaining('id-1'));
});

test('one that was refused is not unclear, though what else the refusal means cannot be written', async () => {
  const world = await aWorld();
  const set = vi.spyOn(world.storage.local, 'set');
  const refused = Response.json({ success: false, error: 'No' }, { status: 401 });
  await create(world, () => set.mockRejectedValueOnce(full), refused);
  await world.pass(30_000);
  expect(await creation(world)).toMatchObject({ state: 'refused', reason: 'refused-key' });
});
