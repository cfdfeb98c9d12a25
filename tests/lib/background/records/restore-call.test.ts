import { storedCallSchema } from '@/lib/store/call';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const key = keys.call('a');
const form = { heading: 'Log in', fields: [{ type: 'text', label: 'Name' }] };

async function waiting(): Promise<World> {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.ask('service-a', 'call-1', form);
  await world.worker.wake();
  return world;
}

const stored = ({ storage }: World) => read(storage.local, key, storedCallSchema);
const check = ({ worker }: World) => worker.command('task.check', { id: 'a' });

async function damage(world: World, raw: unknown): Promise<void> {
  await world.storage.local.remove([key]);
  if (raw !== undefined) await world.storage.local.set({ [key]: raw });
}

const sound = { toolCallId: 'call-1', toolName: 'form_input', parameters: JSON.stringify(form) };

test.each([
  ['missing', undefined],
  ['of another call', seal({ ...sound, toolCallId: 'call-0' })],
  ['no envelope', 'half a requ'],
  ['of no known shape', seal({})],
  ['no JSON', seal({ ...sound, parameters: '{"heading":"Lo' })],
])('parameters that are %s are written again when the person checks', async (_, raw) => {
  const world = await waiting();
  expect(await stored(world)).toMatchObject(sound);
  await damage(world, raw);
  expect(await check(world)).toEqual({ ok: true, value: null });
  expect(await stored(world)).toMatchObject(sound);
});

test.each([
  ['no shape', seal({})],
  ['no JSON', seal({ ...sound, parameters: '{"heading":"Lo' })],
])('what was damaged (%s) is set aside as it was', async (_, raw) => {
  const world = await waiting();
  await damage(world, raw);
  const at = world.clock.now();
  await check(world);
  const kept = Object.entries(world.storage.dump('local')).filter(
    ([, value]) => JSON.stringify(value) === JSON.stringify(raw),
  );
  expect(kept).toEqual([[keys.quarantine(key, at), raw]]);
});

test('those of the open call stay as they are, whatever the service says of them now', async () => {
  const world = await waiting();
  const before = await stored(world);
  world.service.ask('service-a', 'call-1', { ...form, heading: 'Log in again' });
  await check(world);
  expect(await stored(world)).toEqual(before);
});

test('those of a call that is over are not brought back', async () => {
  const world = await waiting();
  await damage(world, undefined);
  world.service.finish('service-a', 'completed');
  await check(world);
  expect(await stored(world)).toBeNull();
});

test('those of a task that is forgotten while it is asked about are not written', async () => {
  const world = await waiting();
  world.fetch = async (...request) => {
    await world.worker.command('task.watch', { id: 'a', watch: 'archived' });
    await world.worker.command('task.discard', { id: 'a' });
    return world.service.fetch(...request);
  };
  await check(world);
  expect(await world.task('a')).toBeNull();
  expect(await stored(world)).toBeNull();
});

test('a poll reads no parameters', async () => {
  const world = await waiting();
  await damage(world, undefined);
  world.startWorker();
  await world.pass(60_000);
  expect(world.worker.operations.filter((one) => one.includes('call'))).toEqual([]);
});
