import { comeOnline } from '@/lib/background/come-online';
import { noteRefusedKey } from '@/lib/background/connection-health';
import { scheduleStore } from '@/lib/background/schedule-store';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import { expect, test } from 'vitest';
import { backgroundWorld } from '../../support/background-world';
import { buildBackoff, buildConnection, buildSchedule, testNow } from '../../support/build-task';
import { aWorld, type World } from '../../support/world/world';

const health = ({ storage }: World) =>
  read(storage.local, keys.connection('office'), connectionSchema).then((one) => one?.health.state);

const key = keys.apiKey('office');
type Mend = (world: World) => unknown;
const allow: Mend = ({ permissions }) => permissions.add('https://api.example.net/*');
const enter: Mend = ({ storage }) => storage.local.set({ [key]: seal('a key') });

const broken: readonly (readonly [Connection['health'], Mend, string])[] = [
  [{ state: 'no-permission', at: testNow }, allow, 'ok'],
  [{ state: 'no-key', at: testNow }, enter, 'ok'],
  // A key that was refused is there, as it was: only a request could tell.
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
  await ports.local.set({ [keys.connection('office')]: seal(connection), [key]: seal(stored) });
  const refusal = { code: 'refused-key', message: null } as const;
  await noteRefusedKey(ports, scheduleStore(ports), { connection, key: 'sent' }, refusal);
  const after = await read(ports.local, keys.connection('office'), connectionSchema);
  expect(after?.health.state).toBe(state);
});

test('with the network back, only what a service asked for is waited for', async () => {
  const { ports } = backgroundWorld();
  const until = testNow + 600_000;
  const backoff = {
    office: buildBackoff({ failures: 5, until }),
    home: buildBackoff({ failures: 5, until, askedUntil: testNow + 60_000 }),
  };
  await ports.session.set(sealSchedule(buildSchedule([], { backoff })));
  await comeOnline(ports);
  expect((await scheduleStore(ports).read()).backoff).toEqual({
    home: { ...backoff.home, failures: 0, until: testNow + 60_000 },
  });
});
