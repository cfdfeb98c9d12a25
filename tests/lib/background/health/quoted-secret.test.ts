import { exportData } from '@/lib/store/export-data';
import { keys } from '@/lib/store/keys';
import { describe, expect, test } from 'vitest';
import { buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

const input = '[{"label":"Password","value":"hunter22"}]';

/** A world whose service replies to an answer by quoting it. */
async function quoting(status: number, error: string, secret: boolean) {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.ask('service-a', 'call-1');
  await world.worker.wake();
  world.service.meddle = (kind) =>
    kind === 'input' ? Response.json({ success: false, error }, { status }) : undefined;
  world.online = false;
  const answer = { id: 'a', toolCallId: 'call-1', input, secret, answers: [] };
  await world.worker.command('answer.submit', answer);
  world.online = true;
  const reply = await world.worker.command('task.check', { id: 'a' });
  return { world, reply };
}

const quotes = [
  [401, `Unauthorized: ${input}`],
  [403, `Invalid API key for ${input}`],
  [400, `Not like this: ${input}`],
  [500, `Cannot handle ${input}`],
] as const;

test.each(quotes)('a secret that HTTP %i quotes stays in memory', async (status, error) => {
  const { world, reply } = await quoting(status, error, true);
  expect(JSON.stringify(reply)).not.toContain('hunter22');
  await world.pass(60_000);
  expect(JSON.stringify(world.storage.dump('local'))).not.toContain('hunter22');
  expect((await exportData(world.storage.local)).parts.join('')).not.toContain('hunter22');
});

test('without a secret the person reads what the service said', async () => {
  const { world, reply } = await quoting(401, 'Unauthorized', false);
  expect(reply).toEqual({ ok: false, error: { code: 'refused-key', message: 'Unauthorized' } });
  expect(world.storage.dump('local')[keys.connection('office')]).toMatchObject({
    data: { health: { state: 'refused-key', message: 'Unauthorized' } },
  });
});

const ways = [
  ['status', 'task.check', { id: 'a' }],
  ['runs', 'task.runs', { id: 'a', page: 1 }],
] as const;

describe.each(ways)('while the answer is on its way, by its %s', (asked, command, wanted) => {
  test.each(quotes)('a secret that HTTP %i quotes is not kept', async (status, error) => {
    const { world } = await quoting(503, 'Not now', true);
    world.service.meddle = (kind) =>
      kind === asked ? Response.json({ success: false, error }, { status }) : undefined;
    const reply = await world.worker.command(command, wanted);
    await world.pass(60_000);
    expect(reply).toMatchObject(asked === 'runs' ? { ok: false } : {});
    expect(JSON.stringify(reply)).not.toContain('hunter22');
    expect(JSON.stringify(world.storage.dump('local'))).not.toContain('hunter22');
  });
});
