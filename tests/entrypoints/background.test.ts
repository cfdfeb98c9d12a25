import background from '@/entrypoints/background';
import { browserHas } from '@/tests/support/browser-api';
import { expect, it, onTestFinished, vi } from 'vitest';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('@/tests/support/browser-api')).browserApi,
}));

it.for([
  ['Chromium', ''],
  ['Firefox', ' update'],
])('in %s it sees to the alarm and listens at once: what started it comes next', ([name, more]) => {
  vi.stubEnv('FIREFOX', name === 'Firefox' ? 'true' : '');
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const heard = new Set<string>();
  const event = (name: string) => ({ addListener: () => void heard.add(name) });
  vi.stubGlobal('addEventListener', (name: string) => void heard.add(name));
  onTestFinished(() => void vi.unstubAllGlobals());
  // Nothing that is waited for comes.
  const get = vi.fn(() => new Promise(() => {}));
  browserHas({
    alarms: { get, onAlarm: event('alarm') },
    commands: { onCommand: event('key') },
    contextMenus: { onClicked: event('menu') },
    notifications: { onClicked: event('click'), onButtonClicked: event('button') },
    permissions: { onAdded: event('permitted'), onRemoved: event('forbidden') },
    runtime: {
      onStartup: event('start'),
      onInstalled: event('install'),
      onMessage: event('command'),
      onUpdateAvailable: event('update'),
    },
  });
  background.main();
  expect(get).toHaveBeenCalledOnce();
  expect([...heard].toSorted().join(' ')).toBe(
    `alarm button click command forbidden install key menu online permitted start${more}`,
  );
});
