import { exportData } from '@/lib/store/export-data';
import { expect, test } from 'vitest';
import { buildConnection, buildTask } from '../../../support/build-task';
import { World } from '../../../support/world/world';

/** Another computer of the same person: its connection has the same name and address, and an id of its own. */
async function exportOfLaptop(): Promise<Blob> {
  const laptop = new World();
  await laptop.connect({ id: 'laptop' });
  await laptop.put(buildTask('a', { connectionId: 'laptop' }));
  await laptop.put(buildTask('b', { connectionId: 'laptop' }));
  const { parts } = await exportData(laptop.storage.local);
  return new Blob([...parts]);
}

test('what comes from a computer with the same connection is watched with the key that is here, once', async () => {
  const file = await exportOfLaptop();
  const desktop = new World();
  await desktop.connect();
  const { creation } = buildTask('a');
  await desktop.put(buildTask('here', { creation }), buildTask('other'));
  desktop.service.add('service-b');
  desktop.service.ask('service-b', 'call-1');
  const network = desktop.fetch;
  desktop.fetch = async () => new Response(file);
  await desktop.worker.command('data.import', { url: 'blob:file', file: null });
  desktop.fetch = network;

  await desktop.pass(60_000);
  const tasks = await desktop.tasks();
  expect(tasks.map(({ id }) => id).toSorted()).toEqual(['b', 'here', 'other']);
  expect((await desktop.task('b'))?.connectionId).toBe(buildConnection().id);
  expect((await desktop.task('b'))?.call?.toolCallId).toBe('call-1');
  expect(await desktop.untruths()).toEqual([]);
});
