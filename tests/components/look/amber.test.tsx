import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { defaultSettings } from '@/lib/store/settings';
import { afterEach, expect, test, vi } from 'vitest';
import { aTask } from '../../support/a-task';
import { buildBackoff, buildConnection, buildSchedule, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { deliver, login, showRequest } from '../request/show-request';

afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

/** The texts on amber, the colour of what needs the person. */
function onAmber(): readonly (string | null)[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--waiting-surface)';
  const amber = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll('#app *')]
    .filter((element) => getComputedStyle(element).backgroundColor === amber)
    .map(({ textContent }) => textContent);
}

async function showHome(): Promise<void> {
  const world = pageWorld({ place: 'tab' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await store(world.storage, { connections: [buildConnection()] });
  const backoff = { office: buildBackoff({ until: testNow + 30_000 }) };
  await world.storage.session.set(sealSchedule(buildSchedule([], { backoff })));
  const settings = { ...defaultSettings, pausedUntil: testNow + 3_600_000 };
  await world.storage.local.set({ [keys.settings]: seal(settings) });
  show(world, '#/');
}

async function showEnded(outcome: 'gone' | 'superseded'): Promise<void> {
  const world = pageWorld({ place: 'panel' });
  const task = aTask().settled(outcome).build();
  await store(world.storage, { connections: [buildConnection()], tasks: [task] });
  show(world, '#/tasks/a/request');
}

test.each([
  [
    'the welcome page',
    async () => show(pageWorld({ place: 'tab' }), '#/welcome'),
    'Nobody watches',
  ],
  ['home', showHome, 'Notifications are paused'],
  [
    'an answered request',
    () => showRequest(login, { delivery: deliver('accepted') }),
    'asked through',
  ],
  ['a request answered elsewhere', () => showEnded('gone'), 'answered elsewhere'],
  ['a request that was replaced', () => showEnded('superseded'), 'Another request took its place'],
])('on %s, nothing that needs nobody is amber', async (_, reach, words) => {
  await reach();
  await expect.poll(() => document.body.textContent).toContain(words);
  expect(onAmber()).toEqual([]);
});

test('a request that waits is', async () => {
  await showRequest(login);
  expect(onAmber()).toEqual([expect.stringContaining('The agent is waiting for you')]);
});
