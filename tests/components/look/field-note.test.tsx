import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, pageWorld, show } from '../../support/page-ports';

afterEach(leave);

// A screen reader also reads a live region that comes with its words.
test('what helps to fill in a field is no news', async () => {
  show(pageWorld(), '#/settings');
  const help = page.getByText(/^Sent to this address only/);
  await expect.element(help).toHaveAttribute('aria-live', 'off');
});

// A screen reader reads the description of what has the focus again whenever it changes.
async function expectStillWhileTyped(name: string, text: string) {
  const field = page.getByRole('textbox', { name });
  await expect.element(field).toHaveAccessibleDescription();
  await userEvent.fill(field, text);
  await expect.element(field).not.toHaveAccessibleDescription();
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription();
}

test('an address is not read out with each letter typed', async () => {
  show(pageWorld(), '#/settings');
  await expectStillWhileTyped('Service address', 'api.example');
});

test('what is wrong with JSON is not read out with each letter typed', async () => {
  show(pageWorld(), '#/tools');
  await userEvent.click(page.getByRole('button', { name: 'New tool' }));
  await expectStillWhileTyped('Parameters', '[[');
});

test('what is wrong with an address is said of it once Enter has sent it, though the focus stays', async () => {
  show(pageWorld(), '#/settings');
  const field = page.getByRole('textbox', { name: 'Service address' });
  await userEvent.fill(field, 'ftp://example.net');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/http/v);
});
