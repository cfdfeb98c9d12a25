import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { prefer, schemes } from '../../support/scheme';
import { violations } from '../../support/violations';
import { button, order, ping, showTools, textbox } from './show-tools';

afterEach(leave);

const states: Readonly<Record<string, () => Promise<void>>> = {
  list: async () => {},
  deleted: () => userEvent.click(button('Delete ping')),
  editor: () => userEvent.click(button('Edit look_up_order')),
  'editor with mistakes': async () => {
    await userEvent.click(button('New tool'));
    await userEvent.fill(textbox('Parameters'), '{,}');
    await userEvent.click(button('Save tool'));
  },
  import: async () => {
    await userEvent.click(button('Import'));
    await userEvent.fill(textbox('Tools as JSON'), '[{"name":"zip"},{"name":"ping"},5]');
  },
};

for (const scheme of schemes) {
  test.each(Object.entries(states))(`axe finds nothing: %s, ${scheme}`, async (_, reach) => {
    await prefer(scheme);
    await showTools([order, ping]);
    await expect.element(button('Edit ping')).toBeVisible();
    await reach();
    expect(await violations()).toEqual([]);
  });
}

test('nothing runs out of a page 320 px wide', async () => {
  await page.viewport(320, 600);
  await showTools([{ ...order, name: 'x'.repeat(64), description: 'y'.repeat(500) }]);
  await expect.element(button('New tool')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  await userEvent.click(page.getByRole('button', { name: /^Edit/ }));
  await expect.element(textbox('Name')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
