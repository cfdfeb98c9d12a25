import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, pageWorld, show } from '../../support/page-ports';

afterEach(leave);

// The fields below would jump away from it and back.
test('half an address of this computer is not warned of before it is to be used', async () => {
  show(pageWorld(), '#/settings');
  const warning = page.getByText('Let the key travel unencrypted');
  for (const half of ['http://l', 'http://1']) {
    await userEvent.fill(page.getByLabelText('Service address'), half);
    await expect.element(page.getByText(/^Beckon will use/)).toBeVisible();
    expect(warning.query()).toBeNull();
  }
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(warning).toBeVisible();
});

test('what is wrong with an address is not said while it is typed for the first time', async () => {
  show(pageWorld({ place: 'tab' }), '#/settings');
  const address = page.getByLabelText('Service address');
  await userEvent.fill(address, 'ftp://example.net');
  await expect.element(address).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
});
