import { reconcile } from '@/lib/background/reconcile';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { describe, expect, test, vi } from 'vitest';
import { asking, attentionWorld } from '../../../support/attention-world';
import { buildCall, buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

test('a request is told once, in our words and the agent’s heading, with two buttons', async () => {
  const world = attentionWorld();
  await world.put(asking('a'), buildTask('quiet'));
  await world.wake();
  await world.wake();
  expect(world.raised).toEqual([
    {
      id: 'request:a:call-a',
      title: 'Your agent is waiting for you',
      message: 'Do the thing called a: Log in',
      quiet: false,
      buttons: ['Open', 'Snooze 15 min'],
    },
  ]);
  expect((await world.task('a'))?.call).toMatchObject({ raised: 1 });
});

test('of two wakes at once one tells it', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  await Promise.all([world.wake(), world.wake()]);
  expect(world.told()).toEqual(['request:a:call-a']);
});

test('words of agents are cut, and cannot hide or turn what stands around them', async () => {
  const world = attentionWorld();
  const { call, ...task } = asking('a');
  const heading = `\u202e${'Log in. '.repeat(40)}`;
  await world.put({ ...task, call: call && { ...call, digest: { ...call.digest, heading } } });
  await world.wake();
  const [notice] = world.raised;
  expect(notice?.message).toMatch(/^Do the thing called a: ‹U\+202E›Log in\./);
  expect(notice?.message.length).toBeLessThanOrEqual('Do the thing called a: '.length + 80);
});

test('one whose agent gave no heading is told by its task alone', async () => {
  const world = attentionWorld();
  const { call, ...task } = asking('a');
  const digest = { kind: 'form', heading: ' ', fields: 0, secrets: 0 } as const;
  await world.put({ ...task, call: call && { ...call, digest } });
  await world.wake();
  expect(world.raised[0]?.message).toBe('Do the thing called a has a request for you.');
});

test('one that waits by the schedule alone is not told, and waits there no more either', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  await world.wake();
  world.told();
  // Written without `put`, which would update the schedule.
  const answered = asking('a', { call: null, revision: 9 });
  await world.storage.local.set({ [keys.task('a')]: seal(answered) });
  await world.pass(15);
  expect(world.told()).toEqual([]);
  await world.wake();
  expect(world.state.badge).toBe('');
});

test('one that a dying worker had raised is not raised again', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  world.shown.set('request:a:call-a', { title: '', message: '' });
  await world.wake();
  expect(world.raised).toEqual([]);
  expect((await world.task('a'))?.call?.raised).toBe(1);
});

test('one is told as soon as it was read, however slow the service is with other tasks', async () => {
  const world = await aWorld();
  await world.put(buildTask('a'), buildTask('b'));
  world.service.ask('service-a', 'call-a');
  const { fetch } = world;
  world.fetch = (input, init) =>
    new Request(input).url.includes('service-b') ? new Promise(() => {}) : fetch(input, init);
  void reconcile(world.worker.ports);
  await world.clock.advance(1_000);
  expect(world.desktop.shown).toEqual(['request:a:call-a']);
});

test('one that the desktop refuses keeps back no other, and is told once it does not', async () => {
  const world = attentionWorld();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  await world.put(asking('a'), asking('b'));
  world.state.refuses = (id) => id.startsWith('request:a:');
  await world.wake();
  expect(world.told()).toEqual(['request:b:call-b']);
  expect(reported).toHaveBeenCalled();
  vi.unstubAllGlobals();
  world.state.refuses = () => false;
  await world.pass(1);
  expect(world.told()).toEqual(['request:a:call-a']);
});

test.for([
  ['of letters', 'call-'.repeat(300)],
  ['of characters that take three bytes', '申'.repeat(152)],
])(
  'a call id longer than a browser takes, %s: told once, and put off',
  async ([, toolCallId = '']) => {
    const world = attentionWorld();
    // As long as the ids Beckon gives.
    const task = crypto.randomUUID();
    await world.put(asking(task, { call: buildCall({ toolCallId, raised: 0, raisedAt: null }) }));
    await world.wake();
    await world.wake();
    const [id = '', ...others] = world.told();
    expect(others).toEqual([]);
    expect(new TextEncoder().encode(id).length).toBeLessThanOrEqual(500);
    await world.press(id, 'Snooze 15 min');
    expect(world.shown.size).toBe(0);
    expect((await world.task(task))?.call?.snoozedUntil).toBe(world.state.now + 15 * 60_000);
  },
);

test('a request on screen is not told, and not once it has left the screen either', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  await world.see('a');
  expect(world.raised).toEqual([]);
  await world.pass(1);
  expect(world.raised).toEqual([]);
});

test('what was told is taken away once its request is on screen, and not told again', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  await world.wake();
  expect(world.shown.size).toBe(1);
  await world.see('a');
  expect(world.shown.size).toBe(0);
  await world.pass(1);
  expect(world.told()).toEqual(['request:a:call-a']);
});

test('the task’s own page is not its request', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  await world.see('a', false);
  expect(world.told()).toEqual(['request:a:call-a']);
});

test('reminders come after 15 min, 1 h and 3 h, in place of the one before', async () => {
  const world = attentionWorld();
  await world.put(asking('a'));
  await world.wake();
  const after: number[] = [];
  for (let minutes = 0; minutes < 600; minutes += 5) {
    if (world.told().length > 0) after.push(minutes);
    await world.pass(5);
  }
  expect(after).toEqual([0, 15, 60, 180]);
  expect([...world.shown.keys()]).toEqual(['request:a:call-a']);
});

test.each([10, 60, 24 * 60])(
  'after a clock was set back by %i min reminders count from then on',
  async (back) => {
    const world = attentionWorld();
    await world.put(asking('a'));
    await world.wake();
    await world.pass(5);
    world.told();
    await world.pass(-back);
    await world.pass(14);
    expect(world.told()).toEqual([]);
    await world.pass(1);
    expect(world.told()).toEqual(['request:a:call-a']);
    await world.pass(45);
    expect(world.told()).toEqual(['request:a:call-a']);
  },
);

describe('cleared the moment it no longer waits', () => {
  test.each([
    ['answered', asking('a', { call: null })],
    ['replaced', asking('a', { call: { ...asking('b').call!, raised: 1, raisedAt: 1e12 } })],
    ['archived', asking('a', { watch: 'archived' })],
  ])('%s', async (_, later) => {
    const world = attentionWorld();
    await world.put(asking('a'));
    await world.wake();
    await world.put(later);
    await world.wake();
    expect(world.shown.has('request:a:call-a')).toBe(false);
  });

  test('discarded', async () => {
    const world = attentionWorld();
    await world.put(asking('a'));
    await world.wake();
    await world.command('task.discard', { id: 'a' });
    expect([...world.shown.keys()]).toEqual([]);
  });
});
