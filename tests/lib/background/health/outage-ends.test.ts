import type { CommandName, Input } from '@/lib/commands';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { buildConnection } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

type Asked = { [Name in CommandName]: readonly [Name, Input<Name>] }[CommandName];

const { id: office, baseUrl: address } = buildConnection();
const asked: readonly Asked[] = [
  ['task.runs', { id: 'a', page: 1 }],
  ['task.create', { connectionId: office, instruction: 'Another', agent: 'A', tools: [] }],
  ['connection.test', { id: office, address, key: null, allowPlainHttp: false }],
];

test.each(asked)(
  'after %s was answered, nobody waits for the end of a back-off',
  async (...command) => {
    const world = await aWorld();
    await world.put(aTask().build());
    world.service.meddle = () => new Response('', { status: 503 });
    await world.pass(60 * 60_000);
    world.service.meddle = () => undefined;
    const readings = () => world.service.received.filter(({ kind }) => kind === 'status').length;
    const before = readings();
    await world.worker.command(...command);
    await world.pass(30_000);
    expect(readings()).toBeGreaterThan(before);
  },
);
