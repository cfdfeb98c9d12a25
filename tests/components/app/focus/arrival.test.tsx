import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildTask } from '../../../support/build-task';
import { leave } from '../../../support/page-ports';
import { requestPage } from '../../../support/request-page';

afterEach(leave);

test('whoever comes to a request again begins where answering begins, as the first time', async () => {
  await requestPage(buildTask('a', { call: buildCall() }));
  const first = page.getByRole('textbox', { name: 'Nickname' });
  await expect.element(first).toHaveFocus();
  const request = location.hash;
  location.hash = '#/';
  await expect.element(page.getByRole('heading', { name: 'Beckon', level: 1 })).toBeVisible();
  location.hash = request;
  await expect.element(first).toHaveFocus();
});
