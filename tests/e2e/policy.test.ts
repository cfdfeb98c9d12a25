import { createServer } from 'node:http';
import { expect } from 'vitest';
import { test as base } from './support/test.ts';

/** A server that an attacker would own: its address, and what it was asked for. */
const test = base.extend('outside', async ({ task: _task }, { onCleanup }) => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  onCleanup(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, asked };
});

test('markup from outside, had it come into a page, would send nothing anywhere', async ({
  beckon,
  outside,
}) => {
  const page = await beckon.openTab('#/');
  await page.evaluate((url) => {
    const refused = new Set<string>();
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.add(effectiveDirective),
    );
    const add = <Tag extends keyof HTMLElementTagNameMap>(
      tag: Tag,
      attributes: Partial<HTMLElementTagNameMap[Tag]>,
    ) => document.body.appendChild(Object.assign(document.createElement(tag), attributes));
    add('img', { src: `${url}/img` });
    add('iframe', { src: `${url}/iframe` });
    add('link', { rel: 'stylesheet', href: `${url}/link` });
    add('video', { src: `${url}/video` });
    add('base', { href: `${url}/base/` });
    add('iframe', { name: 'frame' });
    add('form', { action: `${url}/form`, target: 'frame' }).submit();
  }, outside.url);

  const refused = () => page.evaluate(() => [...Reflect.get(globalThis, 'refused')]);
  const directives = 'base-uri form-action frame-src img-src media-src style-src-elem'.split(' ');
  await expect.poll(async () => new Set(await refused())).toEqual(new Set(directives));
  expect(outside.asked).toEqual([]);
});

test('no page of Beckon turns text into markup', async ({ beckon }) => {
  const page = await beckon.openTab('#/');
  const write = page.evaluate(() => {
    document.createElement('div').innerHTML = '<b>bold</b>';
  });
  await expect(write).rejects.toThrow('TrustedHTML');
});
