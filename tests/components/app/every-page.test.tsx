import { formatRoute, newTaskRoute, type Route, type RouteTo } from '@/lib/route';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { prefer, schemes } from '../../support/scheme';
import { violations } from '../../support/violations';

afterEach(leave);

/** Each page, and words that it shows once it is drawn: the compiler asks for those of a new one. */
const pages: { readonly [Page in Route['page']]: readonly [RouteTo<Page>, string] } = {
  home: [{ page: 'home' }, 'Do the thing called b'],
  new: [newTaskRoute, 'Watch an existing task'],
  task: [{ page: 'task', id: 'b' }, 'About this task'],
  request: [{ page: 'request', id: 'a' }, 'See the task'],
  welcome: [{ page: 'welcome' }, 'Nobody watches while the browser is closed'],
  tools: [{ page: 'tools' }, 'New tool'],
  settings: [{ page: 'settings' }, 'Your data'],
};
const cases = Object.entries(pages).flatMap(([name, [route, words]]) =>
  schemes.map((scheme) => ({ name, hash: formatRoute(route), words, scheme })),
);

test.each(cases)('$name has a heading, a title and no barrier, $scheme', async (one) => {
  await prefer(one.scheme);
  const world = pageWorld({ place: 'tab' });
  const tasks = [buildTask('a', { call: buildCall() }), buildTask('b')];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, one.hash);
  await expect.poll(() => document.body.textContent).toContain(one.words);
  const heading = page.getByRole('heading', { level: 1 });
  expect(document.title.replace(/ · Beckon$/, '')).toBe(heading.element().textContent);
  expect(await violations()).toEqual([]);
});
