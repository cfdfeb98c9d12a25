import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readAhead } from '@/lib/store/read-ahead';
import { readHomeAhead } from '@/lib/store/read-home-ahead';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildConnection, buildSchedule, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const request = page.getByRole('region', { name: 'Needs you' }).getByRole('link');

/** Home with one request. Everything that its first drawing needs was read beforehand. */
async function homeRead() {
  const world = pageWorld();
  const { storage, ports } = world;
  const task = buildTask('t0', { call: buildCall() });
  await store(storage, { connections: [buildConnection()], tasks: [task] });
  await storage.session.set(sealSchedule(buildSchedule(['t0'], {}, { waiting: 'call' })));
  const ahead = readAhead(storage, storage.changes);
  await readHomeAhead(ahead);
  return { task, storage, world: { ...world, ports: { ...ports, known: ahead.known } } };
}

test('what was read beforehand is in the first drawing', async () => {
  const { world } = await homeRead();
  show(world, '#/');
  expect(request.elements()).toHaveLength(1);
});

test('what changed between the reading and the drawing is read anew', async () => {
  const { world, task, storage } = await homeRead();
  await storage.local.set({ [keys.task('t0')]: seal({ ...task, title: 'Newer' }) });
  show(world, '#/');
  await expect.element(request).toMatchTextContent(/Newer/);
});

test('what changes after the drawing is drawn', async () => {
  const { world, task, storage } = await homeRead();
  show(world, '#/');
  await storage.local.set({ [keys.task('t0')]: seal({ ...task, title: 'Newer' }) });
  await expect.element(request).toMatchTextContent(/Newer/);
});
