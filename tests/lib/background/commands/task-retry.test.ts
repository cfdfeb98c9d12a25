import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { beforeEach, expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { testNow } from '../../../support/build-task';
import { aWorld, type World } from '../../../support/world/world';

const tool = { name: 'zip', description: 'Packs.', parameters: '{"type":"object"}' };
const refused = { state: 'refused', since: testNow, reason: 'offline', message: null } as const;

let world: World;
/** The bodies of the requests to the service. */
let asked: unknown[];

beforeEach(async () => {
  world = await aWorld();
  asked = [];
  world.fetch = (input, init) => {
    asked.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
    return world.service.fetch(input, init);
  };
  await world.put(aTask().creation(refused).build());
});

/** Starts the task again. `tools` is what is stored in the place of the task's tools. */
async function retry(tools: unknown) {
  if (tools !== undefined) await world.storage.local.set({ [keys.tools('a')]: tools });
  return world.worker.command('task.retry', { id: 'a' });
}

test.each([
  ['none', [], []],
  [
    'its own',
    [tool],
    [{ type: 'function', function: { ...tool, parameters: { type: 'object' } } }],
  ],
])('a task is started again with %s', async (_, stored, tools) => {
  expect(await retry(seal(stored))).toEqual({ ok: true, value: null });
  await expect
    .poll(() => asked.find((body) => body !== null))
    .toMatchObject({ task: 'Do the thing called a', tools });
});

test.each([
  ['are damaged', seal([{ name: 'zip' }])],
  ['are gone', undefined],
])('a task whose tools %s is not started without them', async (_, stored) => {
  expect(await retry(stored)).toEqual({ ok: false, error: { code: 'no-tools' } });
  await world.pass(60_000);
  expect(asked).toEqual([]);
  expect((await world.task('a'))?.creation).toEqual(refused);
});

test.for([
  [404, 'not-there'],
  [405, 'not-there'],
  [400, 'refused'],
] as const)('a refusal with %i is one for reason %s', async ([status, reason]) => {
  world.service.meddle = () => Response.json({ success: false, error: 'Not found' }, { status });
  await retry(seal([]));
  await expect
    .poll(async () => (await world.task('a'))?.creation)
    .toMatchObject({ state: 'refused', reason, message: 'Not found' });
});
