import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, pageWorld, show } from '../../support/page-ports';
import { prefer, schemes } from '../../support/scheme';
import { violations } from '../../support/violations';
import { order } from '../tools/show-tools';
import { button, deleteEverything, section, showData } from './show-data';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

test('Escape deletes nothing, closes no popup, and gives the focus back', async () => {
  const world = await showData('popup');
  await userEvent.click(button('Delete everything'));
  await expect.element(button('Delete for good')).toBeVisible();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  expect(document.activeElement?.dispatchEvent(escape)).toBe(false);
  await expect.element(button('Delete everything')).toHaveFocus();
  expect(world.storage.dump('local')).not.toEqual({});
});

test('deleting asks once more, and can be left', async () => {
  const world = await showData();
  await userEvent.click(button('Delete everything'));
  await expect.element(section).toMatchTextContent('for good');
  await expect.element(section.getByRole('group', { name: 'Delete everything' })).toHaveFocus();
  await userEvent.click(button('Keep'));
  await expect.element(button('Delete everything')).toHaveFocus();
  expect(world.storage.dump('local')).toHaveProperty([keys.task('a')]);
});

test('a double click, whose rest lands on the second thought, deletes nothing', async () => {
  await page.viewport(380, 600);
  const world = await showData();
  button('Delete everything').element().scrollIntoView({ block: 'end' });
  await userEvent.dblClick(button('Delete everything'));
  await expect.element(button('Delete for good')).toHaveAttribute('aria-disabled', 'false');
  await expect.element(section).not.toMatchTextContent('Everything is deleted.');
  expect(world.storage.dump('local')).toHaveProperty([keys.task('a')]);
});

test.each(schemes)('axe finds nothing while it asks, %s', async (scheme) => {
  await prefer(scheme);
  await showData();
  await userEvent.click(button('Delete everything'));
  expect(await violations()).toEqual([]);
});

test('while everything is being deleted, nobody keeps it', async () => {
  const deleted = Promise.withResolvers<ReturnType<typeof succeed<null>>>();
  show(
    pageWorld({ place: 'tab', answers: { 'data.delete-all': () => deleted.promise } }),
    '#/settings',
  );
  await userEvent.click(button('Delete everything'));
  await userEvent.click(button('Delete for good'));
  await expect.element(button('Keep')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Keep'), { force: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Keep')).toBeVisible();
  deleted.resolve(succeed(null));
  await expect.element(section).toMatchTextContent('Everything is deleted.');
});

test('what could not be deleted is not said to be', async () => {
  const world = await showData();
  const gone = new Error('The disk is gone.');
  vi.spyOn(world.storage.local, 'remove').mockRejectedValue(gone);
  // reportError writes to the extension's error list.
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  await userEvent.click(button('Delete everything'));
  await userEvent.click(button('Delete for good'));
  await expect.element(section.getByRole('alert')).toBeVisible();
  expect(section.element().textContent).not.toContain('Everything is deleted.');
  expect(report.mock.calls).toEqual([[gone]]);
  report.mockRestore();
});

test('nothing of it is brought back by an Undo that was offered before', async () => {
  const { storage } = await showData();
  await storage.local.set({ [keys.library]: seal([order]) });
  location.hash = '#/tools';
  await userEvent.click(page.getByRole('button', { name: 'Delete look_up_order' }));
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  location.hash = '#/settings';
  await deleteEverything();
  // Not after a while: a toast goes by itself.
  expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull();
});
