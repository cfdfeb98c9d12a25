import {
  onAlarm,
  onInstall,
  onKeyboardCommand,
  onOnline,
  onPermissionsChange,
  onStart,
} from '@/lib/platform/events';
import { browserEvent, browserHas } from '@/tests/support/browser-api';
import { expect, it, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

it('hears its own alarm and its own keyboard command alone', () => {
  const alarm = browserEvent<[{ readonly name: string }]>();
  const command = browserEvent<[string]>();
  browserHas({ alarms: { onAlarm: alarm }, commands: { onCommand: command } });
  const heard: string[] = [];
  onAlarm('check', () => heard.push('alarm'));
  onKeyboardCommand('next-request', () => heard.push('command'));
  alarm.fire({ name: 'another' });
  command.fire('_execute_action');
  expect(heard).toEqual([]);
  alarm.fire({ name: 'check' });
  command.fire('next-request');
  expect(heard).toEqual(['alarm', 'command']);
});

it('tells an installation from an update, and starts with each', () => {
  const onStartup = browserEvent<[]>();
  const onInstalled = browserEvent<[{ readonly reason: string }]>();
  browserHas({ runtime: { onStartup, onInstalled } });
  const news: boolean[] = [];
  const start = vi.fn();
  onInstall((isNew) => news.push(isNew));
  onStart(start);
  for (const reason of ['install', 'update', 'browser_update']) onInstalled.fire({ reason });
  onStartup.fire();
  expect(news).toEqual([true, false, false]);
  expect(start).toHaveBeenCalledTimes(4);
});

it('hears of permissions that come, and of those that go', () => {
  const onAdded = browserEvent<[]>();
  const onRemoved = browserEvent<[]>();
  browserHas({ permissions: { onAdded, onRemoved } });
  const change = vi.fn();
  onPermissionsChange(change);
  onAdded.fire();
  expect(change).toHaveBeenCalledTimes(1);
  onRemoved.fire();
  expect(change).toHaveBeenCalledTimes(2);
});

it('hears that the network is back', () => {
  const world = new EventTarget();
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  const back = vi.fn();
  onOnline(back);
  vi.unstubAllGlobals();
  world.dispatchEvent(new Event('offline'));
  expect(back).not.toHaveBeenCalled();
  world.dispatchEvent(new Event('online'));
  expect(back).toHaveBeenCalledTimes(1);
});
