import { describe, expect, test } from 'vitest';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { asking, attentionWorld } from '../support/attention-world';
import { aTask } from '../support/a-task';
import { buildConnection, testNow } from '../support/build-task';

type World = ReturnType<typeof attentionWorld>;

/** What is done to all of so many tasks at once. */
interface Deed {
  readonly name: string;
  readonly prepare: (world: World, ids: readonly string[]) => Promise<void>;
  readonly act: (world: World) => Promise<void>;
  /** What it leaves undone, so that what costs nothing is seen to have done nothing. */
  readonly left: (world: World) => Promise<number>;
}

const untold = async ({ storage }: World) =>
  JSON.stringify(storage.dump('local')).split('"ending":"finished"').length - 1;
const tasksLeft = async ({ storage }: World) =>
  Object.keys(storage.dump('local')).filter((key) => key.startsWith('task:')).length;
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

const deeds: readonly Deed[] = [
  {
    name: 'a connection goes with all its tasks',
    prepare: connected,
    act: (world) => world.command('connection.remove', { id: 'office', tasks: 'remove' }),
    left: tasksLeft,
  },
  {
    name: 'everything is deleted',
    prepare: connected,
    act: (world) => world.command('data.delete-all', null),
    left: tasksLeft,
  },
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
  {
    name: 'a summary is snoozed',
    prepare: async (world, ids) => {
      await ask(world, ids);
      await world.wake();
    },
    act: (world) => world.press('requests', 1),
    left: unsnoozed,
  },
];

/** The writes that are of all tasks at once, each of which every open page hears. */
async function cost({ prepare, act, left }: Deed, count: number) {
  const world = attentionWorld();
  await world.storage.session.set({ [keys.sweptAt]: seal(testNow) });
  await prepare(
    world,
    Array.from({ length: count }, (_, index) => `t${index}`),
  );
  const written = { schedule: 0, removals: 0 };
  world.storage.changes.subscribe('session', (changes) => {
    if (keys.schedule in changes) written.schedule += 1;
  });
  world.storage.changes.subscribe('local', (changes) => {
    if (Object.values(changes).every((value) => value === undefined)) written.removals += 1;
  });
  await act(world);
  expect(await left(world)).toBe(0);
  return written;
}

describe.each(deeds)('when $name', (deed) => {
  test('the schedule is written as often for 200 tasks as for 20', async () => {
    expect((await cost(deed, 200)).schedule).toBe((await cost(deed, 20)).schedule);
  });
});

test('a page hears of it in one go when everything is deleted', async () => {
  const deleting = deeds.find(({ name }) => name.startsWith('everything'))!;
  expect(await cost(deleting, 200)).toEqual(await cost(deleting, 20));
});
