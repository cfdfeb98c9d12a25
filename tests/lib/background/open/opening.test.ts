import { openWaiting } from '@/lib/background/open/open-waiting';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { describe, expect, test } from 'vitest';
import { asking, attentionWorld } from '../../../support/attention-world';
import { buildCall, buildTask, testNow } from '../../../support/build-task';

const intent = (route: string) => seal({ route, at: testNow, window: 7 });

describe('a click on a notification', () => {
  test.each([
    ['a request', 'request:a:call:with:colons', '#/tasks/a/request'],
    ['a summary', 'requests', '#/'],
    ['an ended run', 'ended:a:failed', '#/tasks/a'],
    ['ended runs', 'endings', '#/'],
    ['a connection', 'connection:office', '#/settings'],
  ])('on %s opens the panel of its window there and takes it away', async (_, id, route) => {
    const world = attentionWorld();
    world.shown.set(id, { title: '', message: '' });
    await world.click(id);
    expect(world.opened).toEqual(['panel']);
    expect(await world.intent()).toEqual(intent(route));
    expect(world.shown.has(id)).toBe(false);
  });

  test('asks for the panel before anything else, while it counts as a gesture', () => {
    const world = attentionWorld();
    void world.click('request:a:call-a');
    expect(world.opened).toEqual(['panel']);
  });

  test('opens a tab where no panel opens, and leaves no intent behind', async () => {
    const world = attentionWorld();
    world.state.panelOpens = false;
    await world.click('request:a:call-a');
    expect(world.opened).toEqual(['#/tasks/a/request']);
    expect(await world.intent()).toBeUndefined();
  });

  test('on its button Open does the same', async () => {
    const world = attentionWorld();
    await world.put(asking('a'));
    await world.wake();
    await world.press('request:a:call-a', 'Open');
    expect(await world.intent()).toEqual(intent('#/tasks/a/request'));
  });
});

describe('the keyboard command', () => {
  const waiting = (id: string, age: number) =>
    buildTask(id, { call: buildCall({ firstSeenAt: testNow - age }) });

  test('opens the request that waits longest, then the one after it, round and round', async () => {
    const world = attentionWorld();
    await world.put(waiting('new', 1), waiting('old', 9), buildTask('running'));
    await world.openWaiting();
    expect(await world.intent()).toEqual(intent('#/tasks/old/request'));
    await world.see('old');
    await world.openWaiting();
    expect(await world.intent()).toEqual(intent('#/tasks/new/request'));
  });

  test.each([
    ['old', ['new', 'newest', 'older', 'new', 'newest']],
    ['new', ['newest', 'older', 'old', 'newest', 'older']],
    ['newest', ['older', 'old', 'new', 'older', 'old']],
  ])('goes round in the panel beside a tab that stays at %s', async (tab, expected) => {
    const world = attentionWorld();
    await world.put(
      waiting('new', 2),
      waiting('old', 8),
      waiting('older', 9),
      waiting('newest', 1),
    );
    await world.see(tab, true, 'tab');
    const gone: string[] = [];
    for (const _ of expected) {
      await world.openWaiting();
      const route = JSON.stringify(await world.intent());
      const shown = /tasks\/(\w+)\//.exec(route)?.[1] ?? route;
      gone.push(shown);
      world.state.now += 1_000;
      await world.see(shown);
      // The tab speaks last, as any page may.
      world.state.now += 1_000;
      await world.see(tab, true, 'tab');
    }
    expect(gone).toEqual(expected);
  });

  test('goes on from the panel while a popup that has closed still counts as shown', async () => {
    const world = attentionWorld();
    await world.put(waiting('new', 1), waiting('middle', 2), waiting('old', 9));
    await world.see('old', true, 'popup');
    world.state.now += 1_000;
    await world.see('middle');
    await world.openWaiting();
    expect(JSON.stringify(await world.intent())).toContain('#/tasks/new/request');
  });

  test('goes on from the request in a sidebar that is loaded anew as it is asked for', async () => {
    const world = attentionWorld();
    await world.put(waiting('new', 1), waiting('old', 9));
    await world.see('old');
    const openPanel = async () => {
      await Promise.resolve();
      await world.storage.session.remove([keys.presence]);
      return 7;
    };
    await openWaiting({ ...world.ports, windows: { ...world.ports.windows, openPanel } });
    expect(await world.intent()).toEqual(intent('#/tasks/new/request'));
  });

  test('opens home when nothing waits', async () => {
    const world = attentionWorld();
    await world.put(asking('a', { watch: 'archived' }));
    await world.openWaiting();
    expect(await world.intent()).toEqual(intent('#/'));
  });
});
