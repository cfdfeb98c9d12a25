import { Boundary } from '@/components/app/boundary';
import { lazy } from '@/components/app/lazy';
import { PortsProvider } from '@/components/app/ports';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

// reportError writes to the extension's error list. Like the browser's own, it must not be called
// as a method of another object.
beforeEach(() => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(function (this: unknown) {
    if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation');
  });
  return () => reported.mockRestore();
});
afterEach(leave);

const hashes = [
  '#/',
  '#/new',
  '#/tasks/a',
  '#/tasks/a/request',
  '#/settings',
  '#/tools',
  '#/welcome',
];

test.each(hashes)('%s says that it cannot be shown when storage fails', async (hash) => {
  const world = pageWorld();
  const failure = new Error('IO error: block checksum mismatch');
  vi.spyOn(world.storage.local, 'get').mockRejectedValue(failure);
  show(world, hash);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/cannot be shown.*restart.*install it again/);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All tasks' })).toBeVisible();
  expect(vi.mocked(reportError).mock.calls[0]?.[0]).toBe(failure);
});

test('the next page is shown when storage is well again', async () => {
  const world = pageWorld();
  const get = vi.spyOn(world.storage.local, 'get').mockRejectedValue(new Error('IO error'));
  show(world, '#/settings');
  await expect.element(page.getByRole('alert')).toBeVisible();
  get.mockRestore();
  location.hash = '#/';
  await expect.element(page.getByRole('button', { name: 'Connect your service' })).toBeVisible();
});

test('without what is in memory a page is shown all the same', async () => {
  const world = pageWorld({ place: 'panel' });
  vi.spyOn(world.storage.session, 'get').mockRejectedValue(new Error('It is gone.'));
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('button', { name: 'Check now' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('home, too, though it reads there what to show first', async () => {
  const world = pageWorld({ place: 'panel' });
  vi.spyOn(world.storage.session, 'get').mockRejectedValue(new Error('It is gone.'));
  const task = buildTask('a', { title: 'A task' });
  await store(world.storage, { connections: [buildConnection()], tasks: [task] });
  show(world, '#/');
  await expect.element(page.getByRole('link', { name: /A task/ })).toBeVisible();
});

test('a reading that fails after what it was for has come takes nothing away', async () => {
  const world = pageWorld();
  const { local } = world.storage;
  const late = Promise.withResolvers<Record<string, unknown>>();
  const get = local.get.bind(local);
  vi.spyOn(local, 'get').mockImplementation((wanted) =>
    wanted.includes(keys.log('a')) ? late.promise : get(wanted),
  );
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('button', { name: 'Check now' })).toBeVisible();
  await local.set({ [keys.log('a')]: seal([{ kind: 'created', at: 1 }]) });
  await expect.element(page.getByText('Task created')).toBeVisible();
  late.reject(new Error('IO error'));
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(page.getByText('Task created')).toBeVisible();
});

test('a page whose code does not come says that it cannot be shown', async () => {
  const failure = new Error('The file is gone.');
  const Missing = lazy(() => Promise.reject(failure));
  render(
    <PortsProvider value={pageWorld().ports}>
      <Boundary>
        <Missing />
      </Boundary>
    </PortsProvider>,
    document.body,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be shown/);
  expect(vi.mocked(reportError).mock.calls).toEqual([[failure]]);
  render(null, document.body);
});
