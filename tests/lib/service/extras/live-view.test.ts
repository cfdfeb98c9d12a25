import { liveView } from '@/lib/service/extras/live-view';
import { expect, test } from 'vitest';
import { reply, serve } from '../loopback-server';

const live = async (liveStatus: unknown) => {
  const data = { status: 'running', detailedStatus: 'processing_page', liveStatus };
  const { transport } = await serve(reply(200, { success: true, data }));
  return liveView(transport, 't');
};

test.each([
  ['https://live.example.net/session/9?token=x', 'https://live.example.net/session/9?token=x'],
  ['http://127.0.0.1:9222/devtools', 'http://127.0.0.1:9222/devtools'],
  ['https://münchen.example/live', 'https://xn--mnchen-3ya.example/live'],
  [' https://live.example.net ', 'https://live.example.net/'],
])('%s is an address', async (value, url) => {
  expect(await live(value)).toEqual({ ok: true, value: url });
});

test.each([
  '',
  'soon',
  '/session/9',
  'javascript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'chrome://settings',
  'chrome-extension://abc/popup.html',
  'https://api.example.net@evil.example/',
  'https://user:pass@live.example.net/',
  'https://:pass@live.example.net/',
  null,
  undefined,
  7,
  { url: 'https://live.example.net/' },
])('%j is none', async (value) => {
  expect(await live(value)).toEqual({ ok: true, value: null });
});

test('stands in the status of the run', async () => {
  const { transport, requests } = await serve(reply(200, { success: true, data: {} }));
  await liveView(transport, 't');
  expect(requests).toMatchObject([{ method: 'GET', url: '/api/v1/task/t/run/status' }]);
});

test('is told when the service refuses', async () => {
  const { transport } = await serve(reply(200, { success: false, error: 'Task not found' }));
  expect(await liveView(transport, 't')).toMatchObject({ error: { code: 'refused' } });
});
