import { createMenus, type MenuClick, onMenu } from '@/lib/platform/menus';
import { browserEvent, browserHas } from '@/tests/support/browser-api';
import { expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

it("has an entry for a page, a selection and a link, in place of an earlier version's", async () => {
  const done: unknown[] = [];
  browserHas({
    contextMenus: {
      removeAll: async () => void done.push('removeAll'),
      create: (entry: unknown) => void done.push(entry),
    },
  });
  await createMenus((context) => `This ${context}`);
  expect(done).toEqual([
    'removeAll',
    { id: 'page', title: 'This page', contexts: ['page'] },
    { id: 'selection', title: 'This selection', contexts: ['selection'] },
    { id: 'link', title: 'This link', contexts: ['link'] },
  ]);
});

it.for([
  ['page', {}],
  ['selection', { selection: 'Order 7' }],
  ['link', { linkUrl: 'https://shop.example/order/7' }],
] as const)('hands on of a click on the %s what was meant by it', ([menuItemId, meant]) => {
  const onClicked = browserEvent<[object, object | undefined]>();
  browserHas({ contextMenus: { onClicked } });
  const heard: MenuClick[] = [];
  onMenu((click) => heard.push(click));
  const pageUrl = 'https://shop.example/';
  // A selection can contain a link. A click on that link then reports both.
  const both = { linkUrl: 'https://shop.example/order/7', selectionText: 'Order 7' };
  onClicked.fire({ menuItemId, pageUrl, ...both }, { title: 'Shop' });
  const nothing = { linkUrl: undefined, selection: undefined };
  expect(heard).toEqual([{ pageUrl, pageTitle: 'Shop', ...nothing, ...meant }]);
});
