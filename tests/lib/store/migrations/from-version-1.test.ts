import { keys } from '@/lib/store/keys';
import { migrations } from '@/lib/store/migrations';
import { fromVersion1 } from '@/lib/store/migrations/from-version-1';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCall, buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';
import v1 from '../fixtures/v1.json';

test('a task has no pin, a doubtful delivery is not asked for anew, and nothing was snoozed', () => {
  expect(fromVersion1('task', v1['task:a'].data)).toMatchObject({
    ...v1['task:a'].data,
    pinned: false,
    call: { delivery: { state: 'uncertain', stillWaiting: false, moved: false } },
    settled: [{ toolCallId: 'call-1', told: { firstSeenAt: 1200, snoozedUntil: null } }],
  });
});

test('the only trouble there was, was a refusal', () => {
  const task = { ...v1['task:a'].data, trouble: { message: 'No such task', at: 5 } };
  expect(fromVersion1('task', task)).toMatchObject({
    trouble: { kind: 'refused', message: 'No such task', at: 5 },
  });
});

test('what was drafted is kept, and the form tool was the full one', () => {
  expect(fromVersion1('draft', v1['draft:a:call-2'].data)).toMatchObject({
    forget: false,
    fields: [{ text: 'Kim' }],
  });
  expect(fromVersion1('draft-new-task', v1['draft-new-task'].data)).toMatchObject({
    simpleForm: false,
    instruction: 'Log in to the portal',
  });
});

test('what a record of version 1 has already stays', () => {
  const task = buildTask('a', { pinned: true, call: buildCall({ snoozedUntil: 5 }) });
  expect(fromVersion1('task', task)).toEqual(task);
});

test('a record is written in its new shape once something about it changes, and not before', async () => {
  const world = await aWorld();
  const stored = () => world.storage.dump('local')[keys.task('a')];
  const { pinned: _, ...data } = buildTask('a', { watch: 'paused' });
  await world.storage.local.set({ [keys.task('a')]: { v: 1, data } });
  await world.pass(60_000);
  expect(stored()).toEqual({ v: 1, data });
  await world.worker.command('task.rename', { id: 'a', title: 'Mine' });
  expect(stored()).toMatchObject({
    v: migrations.length + 1,
    data: { ...data, revision: expect.any(Number), pinned: false, title: 'Mine' },
  });
});

test('whatever is stored, it never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom('task', 'draft', 'log'), fc.anything(), (kind, data) => {
      fromVersion1(kind, data);
    }),
  );
});
