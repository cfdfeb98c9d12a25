import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { requestPage } from '../../support/request-page';

afterEach(() => {
  document.documentElement.style.colorScheme = '';
  leave();
});

async function violations() {
  const { violations } = await axe.run(document);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

describe.each(['light', 'dark'])('axe finds nothing, %s', (scheme) => {
  test.each([null, testNow + 60_000])('in the settings, paused until %s', async (pausedUntil) => {
    document.documentElement.style.colorScheme = scheme;
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
    document.documentElement.style.colorScheme = scheme;
    await requestPage(buildTask('a', { call: buildCall() }));
    await userEvent.click(page.getByRole('button', { name: 'Remind me later' }));
    await expect.element(page.getByRole('button', { name: 'In 1 hour' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
