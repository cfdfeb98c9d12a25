import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { atRest } from '../../../support/at-rest';
import { buildCall, buildTask, testNow } from '../../../support/build-task';
import { leave, pageWorld, show } from '../../../support/page-ports';
import { putRequests, requestPage } from '../../../support/request-page';

afterEach(leave);

test('whoever comes to a request again begins where answering begins, as the first time', async () => {
  await requestPage(buildTask('a', { call: buildCall() }));
  const first = page.getByRole('textbox', { name: 'Nickname' });
  await expect.element(first).toHaveFocus();
  const request = location.hash;
  location.hash = '#/';
  await expect.element(page.getByRole('heading', { name: 'Beckon', level: 1 })).toBeVisible();
  location.hash = request;
  await expect.element(first).toHaveFocus();
});

test('whoever is led again to the request that is open begins there again', async () => {
  const world = await requestPage(buildTask('a', { call: buildCall() }));
  const first = page.getByRole('textbox', { name: 'Nickname' });
  await expect.element(first).toHaveFocus();
  first.element().blur();
  const intent = { route: location.hash, at: testNow, window: 1 };
  await world.storage.session.set({ [keys.intent]: seal(intent) });
  await expect.element(first).toHaveFocus();
});

test('who is elsewhere before the request is drawn stays there', async () => {
  const world = pageWorld({ place: 'panel' });
  const call = buildCall();
  await putRequests(world, buildTask('a', { call }));
  const drawn = Promise.withResolvers<void>();
  const get = world.storage.local.get.bind(world.storage.local);
  vi.spyOn(world.storage.local, 'get').mockImplementation(async (wanted) => {
    if (wanted.includes(keys.draft('a', call.toolCallId))) await drawn.promise;
    return get(wanted);
  });
  show(world, '#/tasks/a/request');
  const settings = page.getByRole('link', { name: 'Settings' });
  await expect.element(settings).toBeVisible();
  settings.element().focus();
  drawn.resolve();
  await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible();
  await atRest();
  expect(document.activeElement).toBe(settings.element());
});

test('a form that takes the place of another does not catch what is typed for that one', async () => {
  const world = await requestPage(buildTask('a', { call: buildCall() }));
  const field = page.getByRole('textbox', { name: 'Nickname' });
  await expect.element(field).toHaveFocus();
  const first = field.element();
  await putRequests(world, buildTask('a', { call: buildCall({ toolCallId: 'call-2' }) }));
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await atRest();
  expect(document.activeElement).not.toBe(field.element());
});

test('who has left the field is not taken back to it when the window changes its size', async () => {
  await requestPage(buildTask('a', { call: buildCall() }));
  const field = page.getByRole('textbox', { name: 'Nickname' });
  await expect.element(field).toHaveFocus();
  field.element().blur();
  dispatchEvent(new Event('resize'));
  expect(document.activeElement).toBe(document.body);
});
