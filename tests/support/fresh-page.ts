import { beforeAll } from 'vitest';
import { page } from 'vitest/browser';

// The test files share a page: each file begins with the page as the first one found it.
beforeAll(async () => {
  const { documentElement: html, body } = document;
  for (const name of html.getAttributeNames()) if (name !== 'lang') html.removeAttribute(name);
  for (const name of body.getAttributeNames()) body.removeAttribute(name);
  body.replaceChildren();
  await page.viewport(414, 896);
});
