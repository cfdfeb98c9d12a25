import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  buildBackoff,
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
} from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

const queued = { state: 'queued', answeredAt: 1, attempts: 0, secret: false } as const;
const far = 'https://api.example.net/api/v1';
const here = 'http://localhost:2003/api/v1';

test.each([
  ['in a list', '#/', 'Running'],
  ['on its page', '#/tasks/a', 'Status'],
])(
  'offline an answer is not said to be sent where that takes a network: %s',
  async (_, at, name) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const world = pageWorld();
    const connections = [buildConnection({ baseUrl: far })];
    await store(world.storage, {
      connections,
      tasks: [buildTask('a', { call: buildCall({ delivery: queued }) })],
    });
    show(world, at);
    const shown = page.getByRole('region', { name });
    await expect.element(shown).toMatchTextContent(/Not sent yet/v);
    await store(world.storage, { connections: [buildConnection({ baseUrl: here })], tasks: [] });
    await expect.element(shown).toMatchTextContent(/Sending/v);
    await store(world.storage, { connections, tasks: [] });
    await expect.element(shown).toMatchTextContent(/Not sent yet/v);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await expect.element(shown).toMatchTextContent(/Sending/v);
  },
);

test('an answer is not said to be sent where its connection needs the person', async () => {
  const world = pageWorld();
  const health = { state: 'no-key', at: 1 } as const;
  await store(world.storage, {
    connections: [buildConnection({ health })],
    tasks: [buildTask('a', { call: buildCall({ delivery: queued }) })],
  });
  show(world, '#/');
  const running = page.getByRole('region', { name: 'Running' });
  await expect.element(running).toMatchTextContent(/Not sent yet/v);
  await store(world.storage, { connections: [buildConnection()], tasks: [] });
  await expect.element(running).toMatchTextContent(/Sending/v);
});

test.each([
  ['in a list', '#/', 'Running'],
  ['on its page', '#/tasks/a', 'Status'],
])(
  'an answer is not said to be sent while its service cannot be reached: %s',
  async (_, at, name) => {
    const world = pageWorld();
    await store(world.storage, {
      connections: [buildConnection()],
      tasks: [buildTask('a', { call: buildCall({ delivery: queued }) })],
    });
    const backoff = { office: buildBackoff() };
    await world.storage.session.set(sealSchedule(buildSchedule(['a'], { backoff })));
    show(world, at);
    const shown = page.getByRole('region', { name });
    await expect.element(shown).toMatchTextContent(/Not sent yet/v);
    await world.storage.session.set(sealSchedule(buildSchedule(['a'])));
    await expect.element(shown).toMatchTextContent(/Sending/v);
  },
);

test('one that may have arrived is not said to be unsent', async () => {
  const world = pageWorld();
  const health = { state: 'no-key', at: 1 } as const;
  await store(world.storage, {
    connections: [buildConnection({ health })],
    tasks: [buildTask('a', { call: buildCall({ delivery: { ...queued, attempts: 1 } }) })],
  });
  show(world, '#/');
  const running = page.getByRole('region', { name: 'Running' });
  await expect.element(running).toMatchTextContent(/Sending/v);
});
