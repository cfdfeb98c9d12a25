import { expect } from 'vitest';
import { write } from '../support/beckon/page.ts';
import { goTo } from './support/person.ts';
import { connectedTest as test } from './support/test.ts';

test('a task started in a popup that closes at once is no draft any more', async ({
  beckon,
  service,
}) => {
  const popup = await beckon.openPopup();
  await goTo(popup, '#/new');
  await write(popup, 'What should the agent do?', 'Log in to the supplier portal');
  await popup
    .evaluate(() => {
      document.querySelector<HTMLFormElement>('#new-task')?.requestSubmit();
      close();
    })
    .catch(() => undefined);
  await expect.poll(() => service.tasks.length).toBe(1);
  const again = await beckon.openPopup();
  await goTo(again, '#/new');
  await again.waitForSelector('#instruction');
  const typed = () => again.$eval('textarea#instruction', (box) => box.value);
  await expect.poll(typed).toBe('');
});
