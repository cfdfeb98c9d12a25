import { formatRoute, parseRoute, type Route, type RouteTo } from '@/lib/route';
import { expect, test } from 'vitest';
import { scenes } from '../gallery/scenes/scenes';

/** Nothing but these tests asks how a hash leads back to a new page: the compiler asks for it here. */
const pages: { readonly [Page in Route['page']]: readonly RouteTo<Page>[] } = {
  home: [{ page: 'home' }],
  new: [
    { page: 'new', about: '', connectionId: '', like: '' },
    { page: 'new', about: 'A page\nhttps://example.org/a?b#c', connectionId: '', like: '' },
    { page: 'new', about: '', connectionId: 'a/b c', like: '' },
    { page: 'new', about: 'A page', connectionId: 'office', like: '' },
    { page: 'new', about: '', connectionId: '', like: 'a/b' },
  ],
  welcome: [{ page: 'welcome' }],
  tools: [{ page: 'tools' }],
  settings: [{ page: 'settings' }],
  task: [{ page: 'task', id: 'a/b c' }],
  request: [{ page: 'request', id: 'a/b c' }],
};

test.each<Route>(Object.values(pages).flat())('$page survives its hash', (route) => {
  expect(parseRoute(formatRoute(route))).toEqual(route);
});

test.each(['', '#', '#/', '#/nowhere', '#/tasks/', '#/tasks/%E0'])('%j is home', (hash) => {
  expect(parseRoute(hash)).toEqual({ page: 'home' });
});

test('the gallery has a picture of every page', () => {
  const shown = new Set(scenes.map(({ hash }) => parseRoute(hash).page));
  expect([...shown].toSorted()).toEqual(Object.keys(pages).toSorted());
});
