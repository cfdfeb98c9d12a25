import { expect, onTestFinished, test, vi } from 'vitest';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import { minute } from '@/lib/time';
import { asking, attentionWorld } from '../../../support/attention-world';
import { buildCall, buildConnection, buildTask, testNow } from '../../../support/build-task';

const reminded = buildTask('a', { call: buildCall({ raisedAt: testNow - 20 * minute }) });

const finished = buildTask('b', {
  observed: { status: 'completed', detailedStatus: null, changedAt: testNow },
  ending: 'finished',
});

/** From now on the disk takes nothing more. */
function fill({ storage }: ReturnType<typeof attentionWorld>) {
  vi.spyOn(storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES quota exceeded'));
}

test('a reminder that a full disk keeps back keeps back no request', async () => {
  const world = attentionWorld();
  await world.put(reminded, asking('b'));
  fill(world);
  await world.pass(0);
  await world.pass(1);
  expect(world.told()).toEqual(['request:b:call-b']);
});

test('what a full disk does not take of a request keeps back no other news', async () => {
  const world = attentionWorld();
  await world.storage.local.set({ [keys.settings]: seal(defaultSettings) });
  await world.connect(buildConnection({ health: { state: 'no-key', at: testNow } }));
  await world.put(asking('a'), finished);
  fill(world);
  await world.pass(0);
  await world.pass(1);
  expect(world.told()).toEqual(['ended:b:finished', 'request:a:call-a', 'connection:office']);
});

test('what a start took away is raised once, though a full disk does not take all that is told', async () => {
  const world = attentionWorld();
  const told = buildTask('a', { call: buildCall({ raisedAt: testNow - minute }) });
  await world.put(told, asking('b'));
  fill(world);
  await world.pass(0);
  expect(world.told().toSorted()).toEqual(['request:a:call-1', 'request:b:call-b']);
  // The person dismisses the notification.
  world.shown.delete('request:a:call-1');
  await world.pass(1);
  expect(world.told()).toEqual([]);
});

test('a connection that cannot be told of keeps back no other', async () => {
  const world = attentionWorld();
  for (const id of ['one', 'two']) {
    await world.connect(buildConnection({ id, health: { state: 'no-key', at: testNow } }));
  }
  world.state.refuses = (id) => id === 'connection:one';
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  await world.pass(0);
  expect(world.told()).toEqual(['connection:two']);
  expect(reported).toHaveBeenCalled();
});
