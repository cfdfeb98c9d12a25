import { fail } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings, type Settings } from '@/lib/store/settings';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest } from '../../support/at-rest';
import { buildConnection, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

type Options = Parameters<typeof pageWorld>[0];

async function settingsPage(changes: Partial<Settings> = {}, options: Options = {}) {
  const world = pageWorld({ place: 'tab', ...options });
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.local.set({ [keys.settings]: seal({ ...defaultSettings, ...changes }) });
  show(world, '#/settings');
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  const saved = () => world.sent.map(({ input }) => input);
  return { world, saved };
}

/** The background answers nothing before `finish` is called. */
async function slowSettingsPage() {
  const world = pageWorld({ place: 'tab' });
  const finished = Promise.withResolvers<void>();
  const send: typeof world.ports.send = async (name, input) => {
    const reply = await world.ports.send(name, input);
    if (name === 'settings.save') await finished.promise;
    return reply;
  };
  await store(world.storage, { connections: [buildConnection()] });
  show({ ...world, ports: { ...world.ports, send } }, '#/settings');
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  return { world, saved: () => world.sent.map(({ input }) => input), finish: finished.resolve };
}

/** The current minute, as a date and time input writes it. */
const shift = new Date(testNow).getTimezoneOffset() * 60_000;
const thisMinute = new Date(testNow - shift).toISOString().slice(0, 16);

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test.each([
  ['', /and without a sound/],
  ['true', 'Only once.'],
])('no silence is promised where the browser knows none', async (firefox, hint) => {
  vi.stubEnv('FIREFOX', firefox);
  await settingsPage();
  await expect.element(box('A task finishes')).toHaveAccessibleDescription(hint);
  await expect.element(box('A task fails')).toHaveAccessibleDescription(hint);
});

test('changes are sent alone, and stay on screen however slow the background is', async () => {
  const { world, saved, finish } = await slowSettingsPage();
  await userEvent.click(box('A task finishes'));
  await userEvent.click(box('A task fails'));
  expect(saved()).toEqual([{ tellFinished: false }, { tellFailed: false }]);
  await atRest();
  await expect.element(box('A task finishes')).not.toBeChecked();
  // The first change is stored, the second not yet. Meanwhile another page has changed something.
  const stored = { ...defaultSettings, tellFinished: false, remind: false };
  await world.storage.local.set({ [keys.settings]: seal(stored) });
  await expect.element(box('A request still waits')).not.toBeChecked();
  await atRest();
  await expect.element(box('A task finishes')).not.toBeChecked();
  await expect.element(box('A task fails')).not.toBeChecked();
  finish();
  // Once all changes are saved, the page shows only what is stored.
  await expect
    .poll(async () => {
      await world.storage.local.set({ [keys.settings]: seal(defaultSettings) });
      return box('A task fails').element();
    })
    .toHaveProperty('checked', true);
});

test('a change that could not be saved is taken back, and said', async () => {
  const answers = { 'settings.save': () => fail({ code: 'storage-full' } as const) };
  await settingsPage({}, { answers });
  await userEvent.click(box('A task finishes'));
  await expect.element(page.getByText(/The browser has no room left/)).toBeVisible();
  await expect.element(box('A task finishes')).toBeChecked();
});

test('what another page changes shows here', async () => {
  const { world } = await settingsPage();
  await world.storage.local.set({ [keys.settings]: seal({ ...defaultSettings, remind: false }) });
  await expect.element(box('A request still waits')).not.toBeChecked();
});

test('settings that do not parse are said to be so, and the usual ones shown', async () => {
  const { world } = await settingsPage();
  await world.storage.local.set({ [keys.settings]: seal({ remind: 'often' }) });
  await expect.element(page.getByText(/Your stored settings are damaged/)).toBeVisible();
  await expect.element(box('A request still waits')).toBeChecked();
});

test('there is nothing to set before there is a connection', async () => {
  show(pageWorld(), '#/settings');
  await expect.element(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Notifications' }).query()).toBeNull();
});

describe('quiet hours', () => {
  const { quietHours } = defaultSettings;

  test('show their times once they are on', async () => {
    const { saved } = await settingsPage();
    expect(page.getByLabelText('From').query()).toBeNull();
    await userEvent.click(box('Quiet hours'));
    await expect.element(page.getByLabelText('From')).toHaveValue('22:00');
    await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('07:00');
    await expect.element(page.getByText('They end on the day after.')).toBeVisible();
    expect(saved()).toMatchObject([{ quietHours: { ...quietHours, on: true } }]);
  });

  test.each([
    ['From', '23:15', { from: 23 * 60 + 15 }],
    ['To', '00:00', { to: 0 }],
  ])('%s is a time of day', async (name, time, change) => {
    const { saved } = await settingsPage({ quietHours: { ...quietHours, on: true } });
    await userEvent.fill(page.getByLabelText(name, { exact: true }), time);
    expect(saved().at(-1)).toMatchObject({ quietHours: { ...quietHours, on: true, ...change } });
  });

  test('show what another page makes of them, also after they were changed here', async () => {
    const { world } = await settingsPage({ quietHours: { ...quietHours, on: true } });
    await userEvent.fill(page.getByLabelText('From'), '23:15');
    const elsewhere = { on: true, from: 20 * 60, to: 6 * 60, days: [0] };
    const stored = seal({ ...defaultSettings, quietHours: elsewhere });
    await world.storage.local.set({ [keys.settings]: stored });
    await expect.element(page.getByLabelText('From')).toHaveValue('20:00');
    await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('06:00');
    await expect.element(box('Monday')).not.toBeChecked();
  });

  test('a time that is cleared stays as it was', async () => {
    const { saved } = await settingsPage({ quietHours: { ...quietHours, on: true } });
    await userEvent.clear(page.getByLabelText('From'));
    await expect.element(page.getByLabelText('From')).toHaveValue('22:00');
    expect(saved()).toEqual([]);
  });

  test('days are chosen one by one, and none of them is said to be never', async () => {
    const { saved } = await settingsPage({ quietHours: { ...quietHours, on: true, days: [1, 6] } });
    await expect.element(box('Saturday')).toBeChecked();
    await userEvent.click(box('Sunday'));
    expect(saved().at(-1)).toMatchObject({ quietHours: { days: [1, 6, 0] } });
    for (const day of ['Monday', 'Saturday', 'Sunday']) await userEvent.click(box(day));
    expect(saved().at(-1)).toMatchObject({ quietHours: { days: [] } });
    const told = page.getByRole('status').filter({ hasText: 'Choose a day, or they never begin.' });
    await expect.element(told).toBeVisible();
  });
});

describe('a pause', () => {
  test.each([
    ['For 1 hour', testNow + 3_600_000],
    ['Until the morning', new Date(2026, 10, 19, 8).getTime()],
  ])('%s', async (name, pausedUntil) => {
    const { saved } = await settingsPage();
    await userEvent.click(button(name));
    expect(saved()).toMatchObject([{ pausedUntil }]);
    await expect.element(page.getByText(/Notifications are paused until/)).toBeVisible();
  });

  test.each([
    ['by its button', () => userEvent.click(button('Pause'))],
    ['by Enter', () => userEvent.keyboard('{Enter}')],
  ])('until a date and time of one’s own, %s', async (_, press) => {
    const { saved } = await settingsPage();
    await userEvent.fill(page.getByLabelText('Until this date and time'), '2027-01-04T08:30');
    await press();
    expect(saved()).toMatchObject([{ pausedUntil: new Date('2027-01-04T08:30').getTime() }]);
  });

  test('what is typed of it in part outlives the minute', async () => {
    const { world } = await settingsPage();
    const field = page.getByLabelText('Until this date and time');
    await userEvent.click(field, { position: { x: 12, y: 12 } });
    await userEvent.keyboard('11232026');
    world.setNow(testNow + 61_000);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await userEvent.keyboard('0930a');
    await expect.element(field).toHaveValue('2026-11-23T09:30');
  });

  test.each(['', thisMinute, '2020-01-01T08:00', '12026-11-18T09:51'])(
    'until %j would be none: that is said, also aloud, and nothing done',
    async (moment) => {
      const { saved } = await settingsPage();
      const field = page.getByLabelText('Until this date and time');
      await userEvent.fill(field, moment);
      await userEvent.click(button('Pause'));
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      const words = 'Choose a date and time in the future.';
      await expect.element(field).toHaveAccessibleDescription(words);
      expect(page.getByText(words).element().ariaLive).toBe('polite');
      expect(saved()).toEqual([]);
      await userEvent.fill(field, '2027-01-04T08:30');
      await expect.element(page.getByText(words)).not.toBeInTheDocument();
    },
  );

  test('is ended here, or on home', async () => {
    const { saved, world } = await settingsPage({ pausedUntil: testNow + 1000 });
    await userEvent.click(button('Resume notifications'));
    expect(saved()).toMatchObject([{ pausedUntil: null }]);
    leave();
    show(world, '#/');
    await expect.element(page.getByText(/Notifications are paused until/)).toBeVisible();
    await userEvent.click(button('Resume notifications'));
    expect(saved()).toMatchObject([{ pausedUntil: null }, { pausedUntil: null }]);
  });

  test('takes the focus to its end, with how long it lasts, and gives it back', async () => {
    await settingsPage();
    await userEvent.click(button('For 1 hour'));
    const paused = page.getByRole('group', { name: /^Notifications are paused until/ });
    await expect
      .element(paused.getByRole('button', { name: 'Resume notifications' }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('For 1 hour')).toHaveFocus();
  });

  test('that is over is none', async () => {
    await settingsPage({ pausedUntil: testNow - 1000 });
    await expect.element(button('For 1 hour')).toBeVisible();
  });
});
