import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildSave, buildTask } from '../../../support/build-task';
import { aWorld } from '../../../support/world/world';

test.each([
  ['does not know the task', () => Response.json({ error: 'Not found' }, { status: 404 })],
  ['answers with something else', () => Response.json({ success: true })],
])('where the service %s, it is asked soon once the connection is saved anew', async (_, fails) => {
  const world = await aWorld();
  await world.put(buildTask('a'));
  world.service.meddle = fails;
  await world.pass(100 * minute);
  world.service.meddle = () => undefined;
  world.service.ask('service-a', 'call-1');
  await world.worker.command('connection.save', buildSave({ address: world.service.baseUrl }));
  await world.pass(minute);
  expect((await world.task('a'))?.call?.toolCallId).toBe('call-1');
});
