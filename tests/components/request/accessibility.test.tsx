import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { everyField } from '../form/every-field';
import { leave } from '../../support/page-ports';
import { prefer } from '../../support/scheme';
import { violations } from '../../support/violations';
import { deliver, login, showRequest } from './show-request';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

// These scenes are in a panel, since a popup has only one width.
const panel = { place: 'panel' } as const;
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

const scenes = [
  ['a form of every type', () => showRequest(everyField, {}, panel)],
  [
    'its errors',
    async () => {
      await showRequest(everyField, {}, panel);
      await press('Apply');
      await expect
        .element(page.getByRole('group', { name: 'Before this can be sent:' }))
        .toBeVisible();
    },
  ],
  [
    'a custom call being declined',
    async () => {
      await showRequest(
        { order: { id: 5, lines: [] }, token: 'x' },
        { toolName: 'look_up' },
        panel,
      );
      await press("Can't answer");
    },
  ],
  [
    'a refused answer and what will be sent',
    async () => {
      await showRequest(login, { delivery: deliver('refused') }, panel);
      await userEvent.click(page.getByText('What will be sent'));
      await expect.poll(() => document.querySelector('.what-is-sent pre')).not.toBeNull();
    },
  ],
] as const;

test.each(
  scenes.flatMap(([name, scene]) => [
    [name, 'light', 380, scene] as const,
    [name, 'dark', 320, scene] as const,
  ]),
)('%s has no violations, %s at %i px', async (_, colours, width, scene) => {
  await page.viewport(width, 800);
  await prefer(colours);
  await scene();
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
