import { setTimeout } from 'node:timers/promises';
import { startAttempts } from '@/lib/background/attempt';
import { changeConnection } from '@/lib/background/connections/change-connection';
import { comeOnline } from '@/lib/background/health/come-online';
import { noteKey } from '@/lib/background/health/connection-health';
import { transportTo } from '@/lib/background/connections/link';
import { scheduleStore, withSchedule } from '@/lib/background/records/schedule-store';
import { tidy } from '@/lib/background/upkeep/tidy';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../../support/background-world';
import { buildBackoff, buildConnection, buildSchedule, testNow } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const health = ({ storage }: World) =>
  read(storage.local, keys.connection('office'), connectionSchema).then((one) => one?.health.state);

const key = keys.apiKey('office');
type Mend = (world: World) => unknown;
const allow: Mend = ({ permissions }) => permissions.add('https://api.example.net/*');
const enter: Mend = ({ storage }) => storage.local.set({ [key]: seal('a key') });

const broken: readonly (readonly [Connection['health'], Mend, string])[] = [
  [{ state: 'no-permission', at: testNow }, allow, 'ok'],
  [{ state: 'no-key', at: testNow }, enter, 'ok'],
  // A refused key is still stored, so only a request could show whether it works.
  [{ state: 'refused-key', at: testNow, message: null }, allow, 'refused-key'],
];

test.each(broken)('%o that was mended behind its back: %s makes it %s', async (...row) => {
  const [trouble, mend, then] = row;
  const world = await aWorld();
  await world.connect({ health: trouble });
  if (trouble.state === 'no-permission') world.permissions.clear();
  if (trouble.state === 'no-key') await world.storage.local.remove([key]);
  await world.worker.wake();
  await world.worker.alarm();
  expect(await health(world)).toBe(trouble.state);
  await mend(world);
  await world.worker.alarm();
  expect(await health(world)).toBe(then);
});

test.each([
  ['the key there is', 'sent', 'refused-key'],
  ['one that was replaced meanwhile', 'another', 'ok'],
])('a refusal of %s makes its connection one of %s', async (_, stored, state) => {
  const { ports } = backgroundWorld();
  const connection = buildConnection();
  const transport = transportTo(ports, connection.baseUrl, 'sent');
  await ports.local.set({ [keys.connection('office')]: seal(connection), [key]: seal(stored) });
  const refusal = { code: 'refused-key', message: null } as const;
  await noteKey(withSchedule(ports), { connection, transport }, refusal);
  const after = await read(ports.local, keys.connection('office'), connectionSchema);
  expect(after?.health.state).toBe(state);
});

test('trouble that is noted already stays as it was noted', async () => {
  const { ports } = backgroundWorld();
  const connection = buildConnection();
  const transport = transportTo(ports, connection.baseUrl, 'sent');
  await ports.local.set({ [keys.connection('office')]: seal(connection), [key]: seal('sent') });
  for (const message of ['First', 'Again']) {
    const refusal = { code: 'refused-key', message } as const;
    await noteKey(withSchedule(ports), { connection, transport }, refusal);
  }
  const after = await read(ports.local, keys.connection('office'), connectionSchema);
  expect(after?.health).toMatchObject({ message: 'First' });
});

test('a wake that comes while a refusal is written down does not take its connection for mended', async () => {
  const { ports } = backgroundWorld();
  const { local } = ports;
  const connection = buildConnection();
  const transport = transportTo(ports, connection.baseUrl, 'sent');
  await local.set({ [keys.connection('office')]: seal(connection), [key]: seal('sent') });
  await ports.session.set(sealSchedule(buildSchedule([])));
  const held = Promise.withResolvers<void>();
  const set = local.set.bind(local);
  local.set = async (items) => {
    await held.promise;
    await set(items);
  };
  const refusal = { code: 'refused-key', message: null } as const;
  const noted = noteKey(withSchedule(ports), { connection, transport }, refusal);
  // Waits until `noteKey` waits for the disk.
  await setTimeout(10);
  const wake = tidy(withSchedule(ports), startAttempts());
  await setTimeout(10);
  held.resolve();
  await Promise.all([noted, wake]);
  const after = await read(local, keys.connection('office'), connectionSchema);
  expect(after?.health.state).toBe('refused-key');
  expect((await scheduleStore(ports).read()).stopped).toHaveProperty('office');
});

test('with the network back, only what a service asked for is waited for', async () => {
  const { ports } = backgroundWorld();
  const until = testNow + 600_000;
  const backoff = {
    office: buildBackoff({ failures: 5, until }),
    home: buildBackoff({ failures: 5, until, askedUntil: testNow + 60_000 }),
  };
  const stopped = { lab: until };
  await ports.session.set(sealSchedule(buildSchedule([], { backoff, stopped })));
  await comeOnline(ports);
  const after = await scheduleStore(ports).read();
  const home = { ...backoff.home, failures: 0, until: testNow + 60_000 };
  expect([after.backoff, after.stopped]).toEqual([{ home }, { lab: 0 }]);
});

test('two things found out of a connection at once are both in its record', async () => {
  const { ports } = backgroundWorld();
  await ports.local.set({ [keys.connection('office')]: seal(buildConnection()) });
  const trouble = { state: 'no-key', at: testNow } as const;
  await Promise.all([
    changeConnection(ports, 'office', () => ({ health: trouble })),
    changeConnection(ports, 'office', () => ({ troubleTold: true })),
  ]);
  const connection = await read(ports.local, keys.connection('office'), connectionSchema);
  expect(connection).toMatchObject({ health: trouble, troubleTold: true });
});
