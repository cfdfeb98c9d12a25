import { expect } from 'vitest';
import { seal } from '../../lib/store/envelope.ts';
import { keys } from '../../lib/store/keys.ts';
import { buildTask } from '../support/build-task.ts';
import { connectedTest as test } from './support/test.ts';

const changes = 400;

test('changes that come at once are drawn together, and the last of them stays', async ({
  beckon,
}) => {
  const renamed = (count: number) =>
    seal(buildTask('a', { title: `Name ${count}`, watch: 'paused' }));
  await beckon.observer.store('local', { [keys.task('a')]: renamed(0) });
  const page = await beckon.openTab('#/');
  await page.waitForSelector('a[href="#/tasks/a"]');
  const drawn = await page.evaluate(
    async (key, records) => {
      const link = document.querySelector('a[href="#/tasks/a"]');
      const names: string[] = [];
      const { promise, resolve } = Promise.withResolvers<null>();
      new MutationObserver(() => {
        const name = link?.textContent ?? '';
        names.push(name);
        if (name.startsWith(`Name ${records.length}`)) resolve(null);
      }).observe(document.body, { subtree: true, characterData: true, childList: true });
      await Promise.all(records.map((record) => chrome.storage.local.set({ [key]: record })));
      await promise;
      return names;
    },
    keys.task('a'),
    Array.from({ length: changes }, (_, index) => renamed(index + 1)),
  );
  expect(new Set(drawn).size).toBeLessThan(changes / 2);
});
