import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, pageWorld, show } from '../../support/page-ports';

afterEach(leave);

// A screen reader also reads a live region that comes with its words.
test('what helps to fill in a field is no news', async () => {
  show(pageWorld(), '#/settings');
  const help = page.getByText(/^Sent to this address only/);
  await expect.element(help).toHaveAttribute('aria-live', 'off');
});
