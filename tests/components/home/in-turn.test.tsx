import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildConnection, buildSchedule, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);

/**
 * Home with one request among many tasks. Storage returns the records of all tasks only when the
 * test lets it.
 */
async function showHome(count: number, scheduled: boolean) {
  const world = pageWorld();
  const tasks = names(count).map((id) => buildTask(id, { call: id === 't0' ? buildCall() : null }));
  const unused = buildConnection({ id: 'lab', name: 'Lab' });
  await store(world.storage, { connections: [buildConnection(), unused], tasks });
  if (scheduled) {
    const schedule = buildSchedule(names(count));
    const [first] = Object.entries(buildSchedule(['t0'], {}, { waiting: 'call' }).tasks);
    if (first !== undefined) schedule.tasks[first[0]] = first[1];
    await world.storage.session.set(sealSchedule(schedule));
  }
  const held = Promise.withResolvers<void>();
  const { local, session } = world.storage;
  let begun = false;
  const get = async (wanted: readonly string[]) => {
    if (wanted.length > 10) {
      begun = true;
      await held.promise;
    }
    return local.get(wanted);
  };
  const getSession = async (wanted: readonly string[]) => {
    if (wanted.includes(keys.schedule)) await held.promise;
    return session.get(wanted);
  };
  const ports = {
    ...world.ports,
    local: { ...local, get, keys: () => local.keys() },
    session: { ...session, get: getSession },
  };
  show({ ...world, ports }, '#/');
  return { release: held.resolve, isRestBegun: () => begun };
}

const region = (name: string) => page.getByRole('region', { name });
const request = () => region('Needs you').getByRole('link');

test('requests are shown before the other tasks have been read, and stay where they are', async () => {
  const { release } = await showHome(20, true);
  await expect.element(request()).toBeVisible();
  const [link, top] = [request().element(), request().element().getBoundingClientRect().top];
  const words = link.textContent;
  expect(region('Running').elements()).toEqual([]);
  release();
  await expect.element(region('Running')).toMatchTextContent(/^Running19/);
  expect(request().element()).toBe(link);
  expect(link.getBoundingClientRect().top).toBe(top);
  // All tasks use one connection, so no task names it, although another connection exists.
  expect(link.textContent).toBe(words);
});

test('without a schedule all tasks are read at once', async () => {
  const { release } = await showHome(20, false);
  release();
  await expect.element(request()).toBeVisible();
  await expect.element(region('Running')).toMatchTextContent(/^Running19/);
});

test('the other tasks are not read before the requests have been painted', async () => {
  const idle = new Set<() => void>();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.add(act) && act);
  vi.stubGlobal('cancelIdleCallback', (act: () => void) => idle.delete(act));
  const { isRestBegun } = await showHome(20, true);
  await expect.element(request()).toBeVisible();
  // Lets the page do what it does right after the drawing.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isRestBegun()).toBe(false);
  for (const act of idle) act();
  await expect.poll(isRestBegun).toBe(true);
});
