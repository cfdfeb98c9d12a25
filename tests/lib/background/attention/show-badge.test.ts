import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

test.each(['its service does not answer', 'there is no network'])(
  'while %s, the button does not say that nothing waits',
  async (reason) => {
    const world = await aWorld();
    await world.put(buildTask('a'));
    await world.worker.wake();
    const nothing = 'Beckon – nothing is waiting for you';
    expect(world.desktop.badge).toMatchObject({ text: '', title: nothing });
    if (reason === 'there is no network') world.online = false;
    else world.service.meddle = () => new Response(null, { status: 503 });
    await world.pass(60_000);
    const title = 'Beckon – nothing that it knows of is waiting for you';
    expect(world.desktop.badge).toMatchObject({ text: '', title });
  },
);

test('while the agent may be asking for something that cannot be read, neither', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.meddle = () => Response.json({ success: true, data: { toolCall: 7 } });
  await world.worker.wake();
  const title = 'Beckon – nothing that it knows of is waiting for you';
  expect(world.desktop.badge).toMatchObject({ text: '', title });
});

test.each([
  ['running', 'Beckon – nothing that it knows of is waiting for you'],
  ['completed', 'Beckon – nothing is waiting for you'],
])('of a run last seen %s that its service tells nothing more of: %s', async (status, title) => {
  const world = await aWorld();
  await world.put(aTask().status(status).build());
  const forbidden = () => Response.json({ success: false, error: 'Forbidden' }, { status: 403 });
  world.service.meddle = (kind) => (kind === 'status' ? forbidden() : undefined);
  await world.worker.command('task.check', { id: 'a' });
  await world.worker.wake();
  expect((await world.task('a'))?.trouble).toMatchObject({ kind: 'refused' });
  expect(world.desktop.badge).toMatchObject({ text: '', title });
});

test('of a run last seen completed whose status cannot be read since: the next may be asking', async () => {
  const world = await aWorld();
  await world.put(aTask().status('completed').build());
  world.service.meddle = (kind) =>
    kind === 'status' ? Response.json({ success: true }) : undefined;
  await world.worker.command('task.check', { id: 'a' });
  await world.worker.wake();
  expect((await world.task('a'))?.trouble).toMatchObject({ kind: 'unreadable-status' });
  const title = 'Beckon – nothing that it knows of is waiting for you';
  expect(world.desktop.badge).toMatchObject({ text: '', title });
});

test('while nothing stored can be read, the button says so', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  const { local } = world.storage;
  const readable = { ...local };
  const refuse = async () => {
    throw new Error('IO error: .../MANIFEST-000001: Unable to create sequential file');
  };
  Object.assign(local, { get: refuse, keys: refuse });
  await world.worker.wake();
  expect(world.desktop.badge).toMatchObject({
    text: '!',
    title: 'Beckon – what is stored here cannot be read, so nothing is checked',
  });
  Object.assign(local, readable);
  await world.worker.wake();
  expect(world.desktop.badge).toMatchObject({
    text: '',
    title: 'Beckon – nothing is waiting for you',
  });
});
