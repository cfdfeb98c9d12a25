import { beforeEach, describe, expect, test } from 'vitest';
import { handleCommand } from '@/lib/background/handle-command';
import { minute } from '@/lib/time';
import { asking, attentionWorld } from '../../../support/attention-world';
import { buildTask, testNow } from '../../../support/build-task';
import { setTimeZone } from '../../../support/time-zone';

const id = 'request:a:call-a';

async function told() {
  const world = attentionWorld();
  await world.put(asking('a'));
  await world.wake();
  expect(world.told()).toEqual([id]);
  return world;
}

describe('snooze', () => {
  test('the button takes it away, and it is back in 15 min as if new', async () => {
    const world = await told();
    await world.press(id, 'Snooze 15 min');
    expect(world.opened).toEqual([]);
    expect([...world.shown.keys()]).toEqual([]);
    await world.pass(14);
    expect(world.told()).toEqual([]);
    await world.pass(1);
    expect(world.told()).toEqual([id]);
    await world.pass(15);
    expect(world.told()).toEqual([id]);
  });

  test('on a summary it puts off all it stands for', async () => {
    const world = attentionWorld();
    await world.put(...['a', 'b', 'c', 'd'].map((task) => asking(task)));
    await world.wake();
    await world.press('requests', 'Snooze 15 min');
    expect([...world.shown.keys()]).toEqual([]);
    await world.pass(14);
    expect(world.told()).toEqual(['requests']);
    await world.pass(1);
    expect(world.told()).toEqual(['requests']);
  });

  test('a page sets it, and takes it back', async () => {
    const world = await told();
    const snooze = { id: 'a', toolCallId: 'call-a', until: testNow + 60 * minute };
    await world.command('request.snooze', snooze);
    expect([...world.shown.keys()]).toEqual([]);
    await world.command('request.snooze', { ...snooze, until: null });
    expect(world.told()).toEqual([id]);
  });

  test('of a request that is over is refused, as is that of a task that is gone', async () => {
    const { ports } = await told();
    const snooze = { id: 'a', toolCallId: 'call-0', until: testNow + 60 * minute };
    expect(await handleCommand(ports, 'request.snooze', snooze)).toMatchObject({
      error: { code: 'stale-call' },
    });
    expect(await handleCommand(ports, 'request.snooze', { ...snooze, id: 'gone' })).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  test('the button of a notification whose task is gone takes only that away', async () => {
    const world = await told();
    await world.storage.local.remove(['task:a']);
    await world.press(id, 'Snooze 15 min');
    expect([...world.shown.keys()]).toEqual([]);
  });

  test('the badge still counts what is snoozed', async () => {
    const world = await told();
    await world.press(id, 'Snooze 15 min');
    expect(world.state.badge).toBe('1');
  });
});

test('a muted task tells nothing, neither asking nor ending, until it is unmuted', async () => {
  const world = await told();
  await world.command('task.mute', { id: 'a', muted: true });
  expect([...world.shown.keys()]).toEqual([]);
  await world.pass(20);
  expect(world.told()).toEqual([]);
  expect(world.state.badge).toBe('1');
  await world.command('task.mute', { id: 'a', muted: false });
  expect(world.told()).toEqual([id]);
});

test('a paused task, which nobody asks about, reminds of nothing until it is watched again', async () => {
  const world = await told();
  await world.command('task.watch', { id: 'a', watch: 'paused' });
  await world.pass(20);
  expect(world.told()).toEqual([]);
  expect(world.state.badge).toBe('1');
  await world.command('task.watch', { id: 'a', watch: 'watched' });
  expect(world.told()).toEqual([id]);
});

test('a paused task reminds at the moment that the person chose, and never after that', async () => {
  const world = await told();
  await world.command('task.watch', { id: 'a', watch: 'paused' });
  const until = testNow + 60 * minute;
  await world.command('request.snooze', { id: 'a', toolCallId: 'call-a', until });
  await world.pass(59);
  expect(world.told()).toEqual([]);
  await world.pass(1);
  expect(world.told()).toEqual([id]);
  await world.pass(600);
  expect(world.told()).toEqual([]);
});

describe('quiet', () => {
  // The test's time is 10:50 in Zurich.
  beforeEach(() => setTimeZone('Europe/Zurich'));
  const quietHours = { on: true, from: 10 * 60, to: 12 * 60, days: [3] };

  test('hours put off what comes in them to their end, and reminders count from there', async () => {
    const world = attentionWorld();
    await world.set({ quietHours });
    await world.put(asking('a'));
    await world.pass(69);
    expect(world.told()).toEqual([]);
    expect(world.state.badge).toBe('1');
    await world.pass(1);
    expect(world.told()).toEqual([id]);
    await world.pass(14);
    expect(world.told()).toEqual([]);
    await world.pass(1);
    expect(world.told()).toEqual([id]);
  });

  test('hours put off a reminder that comes in them to their end, and a later one not at all', async () => {
    const world = await told();
    await world.set({ quietHours: { ...quietHours, to: 11 * 60 + 10 } });
    await world.pass(19);
    expect(world.told()).toEqual([]);
    await world.pass(1);
    expect(world.told()).toEqual([id]);
    await world.pass(39);
    expect(world.told()).toEqual([]);
    await world.pass(1);
    expect(world.told()).toEqual([id]);
  });

  test('that the person asked for ends by itself', async () => {
    const world = attentionWorld();
    await world.set({ pausedUntil: testNow + 99 * minute });
    await world.put(asking('a'));
    await world.pass(98);
    expect(world.told()).toEqual([]);
    await world.pass(1);
    expect(world.told()).toEqual([id]);
  });

  test('that is switched off tells at once what it held back', async () => {
    const world = attentionWorld();
    await world.set({ pausedUntil: testNow + 600 * minute });
    await world.put(asking('a'), buildTask('b', { ending: 'finished' }));
    await world.wake();
    expect(world.told()).toEqual([]);
    await world.set({ pausedUntil: null });
    expect(world.told().toSorted()).toEqual(['ended:b:finished', id]);
  });
});

describe('settings', () => {
  test('no reminders', async () => {
    const world = await told();
    await world.set({ remind: false });
    await world.pass(20);
    expect(world.told()).toEqual([]);
    await world.set({ remind: true });
    expect(world.told()).toEqual([id]);
  });

  test('no reminders, but the first time', async () => {
    const world = attentionWorld();
    await world.set({ remind: false });
    await world.put(asking('a'));
    await world.wake();
    expect(world.told()).toEqual([id]);
  });

  test('requests are not told', async () => {
    const world = attentionWorld();
    await world.set({ tellRequests: false });
    await world.put(asking('a'));
    await world.wake();
    expect(world.told()).toEqual([]);
  });

  test('details hidden: titles alone, of every kind', async () => {
    const world = attentionWorld();
    await world.set({ hideDetails: true });
    await world.put(asking('a'), buildTask('b', { ending: 'failed' }));
    await world.wake();
    expect(world.raised.map(({ title, message }) => [title, message])).toEqual([
      ['A task has failed', ''],
      ['Your agent is waiting for you', ''],
    ]);
  });
});

test('hiding details takes away what stands, and tells nothing twice', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  await world.wake();
  await world.set({ hideDetails: true });
  expect(world.shown.size).toBe(0);
  await world.pass(15);
  expect(world.shown.get('request:a:call-a')?.message).toBe('');
  expect(world.told()).toHaveLength(2);
  await world.set({ hideDetails: true, openNext: true });
  expect(world.shown.size).toBe(1);
});
