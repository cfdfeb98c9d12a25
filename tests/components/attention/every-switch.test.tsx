import { defaultSettings, type Settings } from '@/lib/store/settings';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

type Switches = {
  readonly [K in keyof Settings as Settings[K] extends boolean ? K : never]: string;
};
/** The words at the switch of every setting that is on or off: the compiler asks for a new one's. */
const switches: Switches = {
  tellRequests: 'An agent waits for me',
  remind: 'A request still waits',
  tellFinished: 'A task finishes',
  tellFailed: 'A task fails',
  hideDetails: 'Hide details',
  openNext: 'Open the next request by itself',
};

test.each(Object.entries(switches))('%s has a switch of its own', async (setting, name) => {
  const world = pageWorld({ place: 'tab' });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/settings');
  const before = new Map<string, unknown>(Object.entries(defaultSettings)).get(setting);
  const box = page.getByRole('checkbox', { name, exact: true });
  await expect.element(box).toHaveProperty('checked', before);
  await userEvent.click(box);
  expect(world.sent.map(({ input }) => input)).toEqual([{ [setting]: !before }]);
});
