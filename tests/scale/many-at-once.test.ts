import { describe, expect, test, vi } from 'vitest';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { asking, attentionWorld } from '../support/attention-world';
import { aTask } from '../support/a-task';
import { buildConnection, testNow } from '../support/build-task';

type World = ReturnType<typeof attentionWorld>;

/** Something that is done to many tasks at once. */
interface Deed {
  readonly name: string;
  readonly prepare: (world: World, ids: readonly string[]) => Promise<void>;
  readonly act: (world: World) => Promise<void>;
  /**
   * How much is still to do afterwards. Otherwise a deed that does nothing would pass as one that
   * costs nothing.
   */
  readonly left: (world: World) => Promise<number>;
}

const untold = async ({ storage }: World) =>
  JSON.stringify(storage.dump('local')).split('"ending":"finished"').length - 1;
const idsIn = ({ storage }: World) =>
  Object.keys(storage.dump('local')).flatMap((key) =>
    key.startsWith('task:') ? [key.slice('task:'.length)] : [],
  );
const unarchived = async ({ storage }: World) =>
  JSON.stringify(storage.dump('local')).split('"watch":"watched"').length - 1;
const unsnoozed = async ({ storage }: World) =>
  JSON.stringify(storage.dump('local')).split('"snoozedUntil":null').length - 1;
const unraised = async ({ storage }: World) =>
  JSON.stringify(storage.dump('local')).split('"raised":0').length - 1;

const ask = (world: World, ids: readonly string[]) => world.put(...ids.map((id) => asking(id)));
const connected = async (world: World, ids: readonly string[]) => {
  await world.connect(buildConnection());
  await world.put(...ids.map((id) => aTask(id).build()));
  await world.wake();
};

/** Deeds that come from one command or one press: each group of tasks is changed in one step. */
const together: readonly Deed[] = [
  {
    name: 'a connection goes with all its tasks',
    prepare: connected,
    act: (world) => world.command('connection.remove', { id: 'office', tasks: 'remove' }),
    left: async (world) => idsIn(world).length,
  },
  {
    name: 'a connection goes and its tasks are archived',
    prepare: connected,
    act: (world) => world.command('connection.remove', { id: 'office', tasks: 'archive' }),
    left: unarchived,
  },
  {
    name: 'all tasks are archived',
    prepare: connected,
    act: (world) =>
      world.command('tasks.watch', {
        tasks: idsIn(world).map((id) => ({ id, watch: 'archived' as const })),
      }),
    left: unarchived,
  },
  {
    name: 'everything is deleted',
    prepare: connected,
    act: (world) => world.command('data.delete-all', null),
    left: async (world) => idsIn(world).length,
  },
  {
    name: 'a summary is snoozed',
    prepare: async (world, ids) => {
      await ask(world, ids);
      await world.wake();
    },
    act: (world) => world.press('requests', 'Snooze 15 min'),
    left: unsnoozed,
  },
];

const oneByOne: readonly Deed[] = [
  {
    name: 'runs have ended and are told of',
    prepare: async (world, ids) => {
      const ended = (id: string) => aTask(id).status('completed').with({ ending: 'finished' });
      await world.put(...ids.map((id) => ended(id).build()));
    },
    act: (world) => world.wake(),
    left: untold,
  },
  {
    name: 'requests have come and are told of',
    prepare: ask,
    act: (world) => world.wake(),
    left: unraised,
  },
];

/**
 * Counts the reads of the disk, and the writes that are about all tasks at once. Every open page hears of
 * each of those.
 */
async function cost({ prepare, act, left }: Deed, count: number) {
  const world = attentionWorld();
  await world.storage.session.set({ [keys.sweptAt]: seal(testNow) });
  await prepare(
    world,
    Array.from({ length: count }, (_, index) => `t${index}`),
  );
  const written = { schedule: 0, disk: 0 };
  world.storage.changes.subscribe('session', (changes) => {
    if (keys.schedule in changes) written.schedule += 1;
  });
  world.storage.changes.subscribe('local', () => {
    written.disk += 1;
  });
  const reads = vi.spyOn(world.storage.local, 'get');
  await act(world);
  const read = reads.mock.calls.length;
  expect(await left(world)).toBe(0);
  return { ...written, read };
}

describe.each([...together, ...oneByOne])('when $name', (deed) => {
  test('the schedule is written as often for 200 tasks as for 20', async () => {
    expect((await cost(deed, 200)).schedule).toBe((await cost(deed, 20)).schedule);
  });
});

describe.each(together)('when $name', (deed) => {
  test('open pages hear of few writes', async () => {
    const [few, many] = [await cost(deed, 20), await cost(deed, 220)];
    // Two hundred more tasks are two more groups.
    expect(many.disk).toBeLessThanOrEqual(few.disk + 2);
  });

  test('the disk is read a few times for each group', async () => {
    const [few, many] = [await cost(deed, 20), await cost(deed, 220)];
    expect(many.read).toBeLessThanOrEqual(few.read + 2 * 3);
  });
});
