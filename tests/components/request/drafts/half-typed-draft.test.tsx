import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, show } from '../../../support/page-ports';
import { draftOf, showRequest } from '../show-request';

afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

test.each([
  ['month', '2027-03', '2027-'],
  ['week', '2027-W11', '2027-W'],
])('half of a %s comes back where it is typed as a text', async (type, defaultValue, half) => {
  // Acts like Firefox, which has no such controls: the type of the input stays `text`.
  vi.stubEnv('FIREFOX', 'true');
  vi.spyOn(HTMLInputElement.prototype, 'type', 'set').mockReturnValue();
  const world = await showRequest({ fields: [{ type, label: 'When', defaultValue }] });
  await userEvent.fill(page.getByLabelText('When'), half);
  await expect.poll(() => draftOf(world)?.fields).toHaveLength(1);
  leave();
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('When')).toHaveValue(half);
  expect(document.body.innerText).not.toContain('an earlier request');
});
