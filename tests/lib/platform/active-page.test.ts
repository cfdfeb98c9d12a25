import { activePage } from '@/lib/platform/active-page';
import { browserHas } from '@/tests/support/browser-api';
import { expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

function tabs(...found: readonly object[]) {
  const query = vi.fn(async () => found);
  browserHas({ tabs: { query } });
  return query;
}

it('is the page of the tab in front, in the window that this is in', async () => {
  const query = tabs({ title: 'Shop', url: 'https://shop.example/' });
  expect(await activePage()).toEqual({ title: 'Shop', url: 'https://shop.example/' });
  expect(query.mock.calls).toEqual([[{ active: true, currentWindow: true }]]);
});

it('may lack encryption, and a title', async () => {
  tabs({ url: 'http://shop.example/' });
  expect(await activePage()).toEqual({ title: '', url: 'http://shop.example/' });
});

it.for([
  ['the browser does not say', { title: 'Shop' }],
  ["it is the browser's own", { title: 'Settings', url: 'chrome://settings/' }],
  ['it is the source of a page', { title: '', url: 'view-source:https://shop.example/' }],
  ['it is a file', { title: 'Taxes', url: 'file:///home/me/taxes.html' }],
] as const)('is none where %s', async ([, tab]) => {
  tabs(tab);
  expect(await activePage()).toBeNull();
});

it('is none where there is no tab', async () => {
  tabs();
  expect(await activePage()).toBeNull();
});
