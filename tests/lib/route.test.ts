import { formatRoute, parseRoute, type Route } from '@/lib/route';
import { expect, test } from 'vitest';

const routes: Route[] = [
  { page: 'home' },
  { page: 'new', about: '', connectionId: '', like: '' },
  { page: 'new', about: 'A page\nhttps://example.org/a?b#c', connectionId: '', like: '' },
  { page: 'new', about: '', connectionId: 'a/b c', like: '' },
  { page: 'new', about: 'A page', connectionId: 'office', like: '' },
  { page: 'new', about: '', connectionId: '', like: 'a/b' },
  { page: 'welcome' },
  { page: 'tools' },
  { page: 'settings' },
  { page: 'task', id: 'a/b c' },
  { page: 'request', id: 'a/b c' },
];

test.each(routes)('$page survives its hash', (route) => {
  expect(parseRoute(formatRoute(route))).toEqual(route);
});

test.each(['', '#', '#/', '#/nowhere', '#/tasks/', '#/tasks/%E0'])('%j is home', (hash) => {
  expect(parseRoute(hash)).toEqual({ page: 'home' });
});
