import { afterEach, expect, test } from 'vitest';
import { leave } from '../../support/page-ports';
import { login, showRequest } from '../request/show-request';

afterEach(leave);

test.each([
  ['.page', '14px'],
  ['h1', '14px'],
  ['.request-box h2', '17px'],
  ['.question-label', '13px'],
  ['.question-tag', '12px'],
  ['.hint', '12px'],
])('the text of %s is as large as it was drawn: %s', async (selector, size) => {
  await showRequest(login);
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`No ${selector}`);
  expect(getComputedStyle(element).fontSize).toBe(size);
});
