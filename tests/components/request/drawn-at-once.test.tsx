import { OtherPage } from '@/components/app/lazy-page';
import type { StorageChanges } from '@/lib/ports';
import type { Draft } from '@/lib/store/draft';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readAhead } from '@/lib/store/read-ahead';
import { readHomeAhead } from '@/lib/store/read-home-ahead';
import { readRequestAhead } from '@/lib/store/read-request-ahead';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { atRest } from '../../support/at-rest';
import { buildCall, buildConnection, buildSchedule, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { ask, login } from './show-request';

afterEach(leave);

const email = page.getByLabelText('Account e-mail');
const typed = { kind: 'typed', text: 'me@' } as const;
const draft: Draft = {
  writer: 'another-page',
  fields: [{ index: 0, label: 'Account e-mail', state: typed, text: 'me@' }],
  reply: '',
  forget: null,
};

/** A request with a draft. Everything that its first drawing needs was read beforehand. */
async function requestRead() {
  const world = pageWorld();
  const { storage } = world;
  await store(storage, {
    connections: [buildConnection()],
    tasks: [buildTask('b', { call: buildCall({ firstSeenAt: 0 }) })],
  });
  await ask(world, login);
  await storage.local.set({ [keys.draft('a', 'call-1')]: seal(draft) });
  await storage.session.set(sealSchedule(buildSchedule(['a', 'b'], {}, { waiting: 'call-1' })));
  return readBeforehand(world);
}

async function readBeforehand<World extends ReturnType<typeof pageWorld>>(world: World) {
  const { storage, ports } = world;
  const ahead = readAhead(storage, ports.changes);
  await Promise.all([readHomeAhead(ahead), readRequestAhead(ahead, 'a'), OtherPage.fetchCode()]);
  return { ...world, ports: { ...ports, ...ahead.areas, known: ahead.known } };
}

test('what was read beforehand is in the first drawing, what was typed, too', async () => {
  show(await requestRead(), '#/tasks/a/request');
  expect(email.query()).toHaveValue('me@');
  expect(page.getByRole('banner').query()).toHaveTextContent('Paper2 of 2 waiting');
});

test('of other tasks, those that wait are read first', async () => {
  const world = await requestRead();
  const { local } = world.storage;
  const read: string[] = [];
  await store(world.storage, { tasks: [buildTask('quiet')] });
  const get = (wanted: readonly string[]) => {
    read.push(...wanted);
    return local.get(wanted);
  };
  const ports = { ...world.ports, known: () => null, local: { ...local, get } };
  show({ ...world, ports }, '#/tasks/a/request');
  await expect.poll(() => read).toContain(keys.task('quiet'));
  expect(read).toContain(keys.task('b'));
  expect(read.indexOf(keys.task('b'))).toBeLessThan(read.indexOf(keys.task('quiet')));
});

test('one that waits and is not in the glance yet is counted, too', async () => {
  const world = await requestRead();
  const late = buildTask('late', { call: buildCall({ firstSeenAt: 1 }) });
  await store(world.storage, { tasks: [late] });
  show(world, '#/tasks/a/request');
  await expect.element(page.getByRole('banner')).toMatchTextContent('Paper3 of 3 waiting');
});

test('who leaves and comes back before the browser has told of what they typed finds it', async () => {
  const world = pageWorld();
  const { storage } = world;
  await store(storage, { connections: [buildConnection()] });
  await ask(world, login);
  await storage.session.set(sealSchedule(buildSchedule(['a'], {}, { waiting: 'call-1' })));
  const key = keys.draft('a', 'call-1');
  const changes: StorageChanges = {
    subscribe: (area, listener) =>
      storage.changes.subscribe(area, ({ [key]: _untold, ...told }) => listener(told)),
  };
  show(await readBeforehand({ ...world, ports: { ...world.ports, changes } }), '#/tasks/a/request');
  await email.fill('me@example.com');
  location.hash = '#/';
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  location.hash = '#/tasks/a/request';
  await expect.element(email).toHaveValue('me@example.com');
});

test('the link to the next request, drawn first, leaves the focus on the page when it goes', async () => {
  const world = await requestRead();
  await store(world.storage, { tasks: [buildTask('a', { title: 'Paper' })] });
  show(await readBeforehand(world), '#/tasks/a/request');
  const next = page.getByRole('link', { name: 'Next request' });
  expect(next.query()).toHaveFocus();
  // Before the page has come to rest, it would take back the focus by itself.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await atRest();
  await store(world.storage, { tasks: [buildTask('b')] });
  await expect.element(next).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
