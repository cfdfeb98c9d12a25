import { handleCommand } from '@/lib/background/handle-command';
import type { Send } from '@/components/app/ports';
import type { CommandName, Input } from '@/lib/commands';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest } from '../../support/at-rest';
import { backgroundWorld } from '../../support/background-world';
import { buildTask } from '../../support/build-task';
import { catchDownloads } from '../../support/catch-downloads';
import { leave, pageWorld, show } from '../../support/page-ports';

afterEach(leave);

const section = page.getByRole('region', { name: 'Damaged' });
const item = (name: string) => section.getByRole('listitem').filter({ hasText: name });
const broken = { v: 1, data: { some: 'damage' } };

async function showSettings(items: Readonly<Record<string, unknown>>) {
  const world = pageWorld({ place: 'tab' });
  const { local, session } = world.storage;
  const { ports } = backgroundWorld({ local, session });
  const send = <Name extends CommandName>(name: Name, input: Input<Name>) =>
    handleCommand(ports, name, input);
  await local.set(items);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handlers' outputs are parsed by neither side here
  show({ ...world, ports: { ...world.ports, send: send as Send } }, '#/settings');
  await expect.element(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  return world;
}

test('what is damaged is listed and deleted one by one; what is not stays', async () => {
  const world = await showSettings({
    'log:c': broken,
    'task:a': broken,
    'task:b': seal(buildTask('b')),
  });
  await expect.poll(() => section.getByRole('listitem').elements().length).toBe(2);
  await userEvent.click(item('task:a').getByRole('button', { name: 'Delete for good' }));
  await expect.poll(() => section.getByRole('listitem').elements().length).toBe(1);
  expect(Object.keys(world.storage.dump('local')).toSorted()).toEqual(['log:c', 'task:b']);
  await userEvent.click(item('log:c').getByRole('button', { name: 'Delete for good' }));
  await expect.element(section).not.toBeInTheDocument();
});

test('what it says of them does not touch their list', async () => {
  await showSettings({ 'task:a': broken });
  await expect.element(section.getByRole('list')).toBeVisible();
  const words = section.getByText(/stored and cannot be read/).element();
  const list = section.getByRole('list').element().getBoundingClientRect();
  expect(list.top - words.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(4);
});

test('a damaged connection goes with its key, a damaged task with all that is kept for it', async () => {
  const world = await showSettings({
    'connection:office': broken,
    'api-key:office': seal('the-key'),
    'task:a': broken,
    'log:a': seal([]),
    'answer:a': seal({ toolCallId: 'call', origin: 'https://example.net', input: '[]' }),
    'task:b': seal(buildTask('b')),
  });
  await userEvent.click(item('connection:office').getByRole('button', { name: 'Delete for good' }));
  await expect.poll(() => section.getByRole('listitem').elements().length).toBe(1);
  await userEvent.click(item('task:a').getByRole('button', { name: 'Delete for good' }));
  await expect.element(section).not.toBeInTheDocument();
  // The task of the connection is archived, and its history says so.
  expect(Object.keys(world.storage.dump('local'))).toEqual(['task:b', 'log:b']);
});

test('of many damaged the first are listed, and more when asked', async () => {
  const ids = Array.from({ length: 70 }, (_, index) => `log:${String(index).padStart(2, '0')}`);
  await showSettings(Object.fromEntries(ids.map((id) => [id, broken])));
  await expect.element(section).toMatchTextContent('Damaged70');
  await expect.poll(() => section.getByRole('listitem').elements().length).toBe(50);
  await userEvent.click(section.getByRole('button', { name: 'Show 20 more' }));
  await expect.poll(() => section.getByRole('listitem').elements().length).toBe(70);
  await expect
    .element(item('log:50').getByRole('button', { name: 'Export as it is' }))
    .toHaveFocus();
});

test('it is exported as it lies there', async () => {
  await showSettings({ 'task:a': broken });
  const files = catchDownloads();
  await userEvent.click(item('task:a').getByRole('button', { name: 'Export as it is' }));
  await expect.poll(() => files).toMatchObject([{ name: 'beckon-damaged.json' }]);
  expect(JSON.parse(files[0]?.text ?? '')).toEqual({ 'task:a': broken });
});

test('one that the disk does not give is not said to be exported', async () => {
  const world = await showSettings({ 'task:a': broken });
  await expect.element(item('task:a')).toBeVisible();
  await expect.element(item('task:a').getByRole('alert')).not.toBeInTheDocument();
  vi.spyOn(world.storage.local, 'get').mockRejectedValue(new Error('The disk is gone.'));
  await userEvent.click(item('task:a').getByRole('button', { name: 'Export as it is' }));
  await expect
    .element(item('task:a').getByRole('alert'))
    .toMatchTextContent('Nothing was exported');
});

test('what may hold a secret can only be deleted', async () => {
  await showSettings({ [keys.apiKey('office')]: { v: 1, data: 7 } });
  await expect.element(item('A key')).toMatchTextContent('cannot be exported');
  const button = item('A key').getByRole('button');
  await expect.element(button).toHaveTextContent('Delete for good');
  await userEvent.click(button);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('damage that happens meanwhile appears', async () => {
  const world = await showSettings({});
  await expect.element(section).not.toBeInTheDocument();
  await world.storage.local.set({ 'task:a': broken });
  await expect.element(item('A task')).toBeVisible();
});

test('how long what happened is kept can be chosen', async () => {
  const world = await showSettings({});
  const age = page.getByRole('combobox', { name: 'Keep what happened for' });
  await expect.element(age).toHaveValue('30');
  await userEvent.selectOptions(age, '90 days');
  await expect
    .poll(() => world.storage.dump('local')[keys.settings])
    .toMatchObject({ data: { historyDays: 90 } });
});

test('a time that is none of those offered is shown in its place among them', async () => {
  await showSettings({ [keys.settings]: seal({ ...defaultSettings, historyDays: 14 }) });
  const age = page.getByRole('combobox', { name: 'Keep what happened for' });
  await expect.element(age).toHaveValue('14');
  await expect.element(age).toMatchTextContent('7 days14 days30 days');
});

test('what a full disk keeps from being set or deleted is said where it was pressed', async () => {
  const world = await showSettings({ 'task:a': broken });
  await expect.element(item('task:a')).toBeVisible();
  const full = new Error('Quota');
  vi.spyOn(world.storage.local, 'set').mockRejectedValue(full);
  vi.spyOn(world.storage.local, 'remove').mockRejectedValue(full);
  await userEvent.click(item('task:a').getByRole('button', { name: 'Delete for good' }));
  await expect.element(item('task:a').getByRole('alert')).toMatchTextContent('no room left');
  const age = page.getByRole('combobox', { name: 'Keep what happened for' });
  await userEvent.selectOptions(age, '90 days');
  const data = page.getByRole('region', { name: 'Your data' });
  await expect.element(data.getByRole('alert')).toMatchTextContent('no room left');
});

test('axe finds nothing', async () => {
  await showSettings({ 'task:a': broken, [keys.apiKey('office')]: { v: 1, data: 7 } });
  await expect.element(item('A task')).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('however many histories there are, the page can answer between them', async () => {
  const world = pageWorld({ place: 'tab' });
  const { local } = world.storage;
  const ids = Array.from({ length: 300 }, (_, index) => `t${index}`);
  await local.set(Object.fromEntries(ids.map((id) => [keys.log(id), seal([])])));
  await local.set({ 'log:last': broken });
  let most = 0;
  const get = (asked: readonly string[]) => {
    most = Math.max(most, asked.filter((key) => key.startsWith('log:')).length);
    return local.get(asked);
  };
  show({ ...world, ports: { ...world.ports, local: { ...local, get } } }, '#/settings');
  await expect.element(item('log:last')).toBeVisible();
  expect(most).toBeLessThanOrEqual(50);
});

test('the rest of a double click does not delete the item that comes under the pointer', async () => {
  const world = await showSettings({ 'task:a': broken });
  const button = item('task:a').getByRole('button', { name: 'Delete for good' });
  await expect.element(button).toBeVisible();
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await atRest();
  expect(world.storage.dump('local')).toEqual({ 'task:a': broken });
});
