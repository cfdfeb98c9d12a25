import { type Connection, connectionSchema } from '@/lib/task/connection';
import { expect, test } from 'vitest';
import { buildConnection } from '../../support/build-task';

test.each<Partial<Connection>>([
  {},
  { keyKept: 'session' },
  { troubleTold: true },
  { health: { state: 'refused-key', at: 1, message: 'Invalid API key' } },
  { health: { state: 'refused-key', at: 1, message: null } },
  { health: { state: 'no-key', at: 1 } },
  { health: { state: 'no-permission', at: 1 } },
])('a connection with %j is read as it was written', (changes) => {
  const connection = buildConnection(changes);
  expect(connectionSchema.parse(connection)).toEqual(connection);
});

test.each(['', 'not an address', 'tasks.example/api/v1'])(
  'one whose address is %j is damaged: no page could say where it leads',
  (baseUrl) => expect(connectionSchema.safeParse(buildConnection({ baseUrl })).success).toBe(false),
);
