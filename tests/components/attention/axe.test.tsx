import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { requestPage } from '../../support/request-page';
import { prefer, schemes } from '../../support/scheme';
import { violations } from '../../support/violations';

afterEach(leave);

describe.each(schemes)('axe finds nothing, %s', (scheme) => {
  test.each([null, testNow + 60_000])('in the settings, paused until %s', async (pausedUntil) => {
    await prefer(scheme);
    const world = pageWorld({ place: 'tab' });
    await store(world.storage, { connections: [buildConnection()] });
    const quietHours = { ...defaultSettings.quietHours, on: true };
    await world.storage.local.set({
      [keys.settings]: seal({ ...defaultSettings, quietHours, pausedUntil }),
    });
    show(world, '#/settings');
    await expect.element(page.getByLabelText('From')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('with the menu of a request open', async () => {
    await prefer(scheme);
    await requestPage(buildTask('a', { call: buildCall() }));
    await userEvent.click(page.getByRole('button', { name: 'Remind me later' }));
    await expect.element(page.getByRole('button', { name: 'In 1 hour' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
