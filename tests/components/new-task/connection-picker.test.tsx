import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { buildBackoff, buildConnection, buildSchedule } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

const long = 'The purchasing department of the office in Hamburg';

/** Sets the text size as a person would in the browser, in CSS px; the browser's own is 16. */
const setText = (standard: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

afterEach(async () => {
  leave();
  await setText(16);
  await page.viewport(414, 896);
});

async function showPicker(first: string, second: string): Promise<Element> {
  const world = pageWorld({ place: 'panel' });
  await store(world.storage, {
    connections: [
      buildConnection({ id: 'first', name: first }),
      buildConnection({ id: 'second', name: second }),
    ],
  });
  show(world, '#/new');
  return page.getByRole('combobox', { name: 'Connection' }).findElement();
}

test.each([16, 24, 32])(
  'a connection with a long name makes no page with text of %i px scroll sideways',
  async (size) => {
    await page.viewport(380, 600);
    await setText(size);
    for (const [first, second] of [
      ['At home', long],
      [long, 'At home'],
    ] as const) {
      const { left, right } = (await showPicker(first, second)).getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(380);
      expect(document.documentElement.scrollWidth).toBe(380);
    }
  },
);

test('of two connections whose names begin alike, the page says in full which one is chosen', async () => {
  await showPicker(`${long}, production`, `${long}, staging`);
  await expect.element(page.getByText(`Goes to ${long}, production.`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Connection' }).selectOptions(`${long}, staging`);
  await expect.element(page.getByText(`Goes to ${long}, staging.`)).toBeVisible();
});

test('where there is one connection, nothing says where a task goes', async () => {
  const world = pageWorld({ place: 'panel' });
  await store(world.storage, { connections: [buildConnection({ name: long })] });
  show(world, '#/new');
  await expect.element(page.getByLabelText('What should the agent do?')).toBeVisible();
  expect(page.getByText(/Goes to/).query()).toBeNull();
});

test('the name that is chosen takes the room it needs, not that of the longest', async () => {
  await page.viewport(380, 600);
  const picker = await showPicker('At home', long);
  expect(picker.getBoundingClientRect().width).toBeLessThan(100);
});

test('beside a service that failed last, the dot does not say that all is well', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/new');
  const tones = () => document.querySelector('.dot')?.className;
  await expect.poll(tones).toBe('dot tone-ok');
  const schedule = buildSchedule([], { backoff: { office: buildBackoff() } });
  await world.storage.session.set(sealSchedule(schedule));
  await expect.poll(tones).toBe('dot tone-still');
});
