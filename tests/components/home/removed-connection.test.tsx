import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const hrefs = () =>
  page
    .getByRole('main')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('tasks are no longer sought by a connection that was removed', async () => {
  const { storage, ...world } = pageWorld({ place: 'tab' });
  const theirs = (watch: TaskRecord['watch']) =>
    buildTask('theirs', { connectionId: 'home', watch });
  const ours = Array.from({ length: 9 }, (_, n) => buildTask(`t${n}`));
  const connections = [buildConnection(), buildConnection({ id: 'home', name: 'At home' })];
  await store(storage, { connections, tasks: [...ours, theirs('watched')] });
  show({ storage, ...world }, '#/');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Connection' }), 'At home');
  await expect.poll(hrefs).toEqual(['#/tasks/theirs']);
  location.hash = '#/settings';
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await store(storage, { tasks: [theirs('archived')] });
  await storage.local.remove([keys.connection('home')]);
  location.hash = '#/';
  await expect.poll(hrefs).toContain('#/tasks/t1');
});
