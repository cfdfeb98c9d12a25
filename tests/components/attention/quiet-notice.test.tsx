import { formatMoment } from '@/components/app/time/format-date';
import { fail } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings, type Settings } from '@/lib/store/settings';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, testNow } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const { quietHours } = defaultSettings;
const all = { ...quietHours, on: true, from: 0, to: 0 };
const today = new Date(testNow).getDay();
const otherDays = quietHours.days.filter((day) => day !== today && day !== (today + 6) % 7);

test.each([
  ['while they last', { quietHours: { ...all, days: [today] } }, 1],
  ['not on other days', { quietHours: { ...all, days: otherDays } }, 0],
  ['not when they are off', { quietHours: { ...all, on: false } }, 0],
  ['not beside a pause', { quietHours: all, pausedUntil: testNow + 3_600_000 }, 0],
] satisfies readonly [string, Partial<Settings>, number][])(
  'quiet hours are said on home: %s',
  async (_, changes, lines) => {
    const world = pageWorld();
    await store(world.storage, { connections: [buildConnection()] });
    await world.storage.local.set({ [keys.settings]: seal({ ...defaultSettings, ...changes }) });
    show(world, '#/');
    await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
    const said = page.getByText(/^Quiet hours until .*\d.*: no notifications\.$/);
    await expect.poll(() => said.elements().length).toBe(lines);
  },
);

test('a pause that ends in quiet hours lasts as long as they do: home says when it is told again', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  const anHour = new Date(testNow + 3_600_000);
  const from = (anHour.getHours() * 60 + anHour.getMinutes() + 1410) % 1440;
  const hours = { ...quietHours, on: true, from, to: (from + 90) % 1440 };
  const settings = { ...defaultSettings, quietHours: hours, pausedUntil: anHour.getTime() };
  await world.storage.local.set({ [keys.settings]: seal(settings) });
  show(world, '#/');
  await expect.element(page.getByRole('button', { name: 'Resume notifications' })).toBeVisible();
  const end = formatMoment(anHour.getTime() + 3_600_000, testNow);
  const said = page.getByText(/^Notifications are paused until /).element().textContent;
  expect(said).toContain(`Notifications are paused until ${end}.`);
});

test('that a pause was ended is read out, and can be undone', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  const pausedUntil = testNow + 3_600_000;
  const settings = { ...defaultSettings, pausedUntil };
  await world.storage.local.set({ [keys.settings]: seal(settings) });
  show(world, '#/');
  const heard = listen();
  await userEvent.click(page.getByRole('button', { name: 'Resume notifications' }));
  await expect.poll(() => heard).toContainEqual(expect.stringContaining('The pause is over.'));
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => world.sent)
    .toEqual([
      { name: 'settings.save', input: { pausedUntil: null } },
      { name: 'settings.save', input: { pausedUntil } },
    ]);
});

test('a pause that could not be ended goes on, and home says so', async () => {
  const answers = { 'settings.save': () => fail({ code: 'storage-full' } as const) };
  const world = pageWorld({ answers });
  await store(world.storage, { connections: [buildConnection()] });
  const settings = { ...defaultSettings, pausedUntil: testNow + 3_600_000 };
  await world.storage.local.set({ [keys.settings]: seal(settings) });
  show(world, '#/');
  await userEvent.click(page.getByRole('button', { name: 'Resume notifications' }));
  await expect.element(page.getByText(/The browser has no room left/)).toBeVisible();
  await expect.element(page.getByText(/Notifications are paused until/)).toBeVisible();
});
