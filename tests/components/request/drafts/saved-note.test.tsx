import { fail } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listen } from '../../../support/listen';
import { leave } from '../../../support/page-ports';
import { draftOf, login, showRequest } from '../show-request';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

/** The height of the bar at the bottom, on a page of each width, in CSS px. */
async function barHeights(): Promise<readonly number[]> {
  const heights: number[] = [];
  for (let width = 300; width <= 400; width += 5) {
    await page.viewport(width, 896);
    heights.push(document.querySelector('.bottom')!.getBoundingClientRect().height);
  }
  return heights;
}

test('the bar below stays as it is when a draft has been saved', async () => {
  await showRequest(login, {}, { place: 'panel' });
  const before = await barHeights();
  await userEvent.fill(page.getByLabelText('Account e-mail'), 'orders@example.org');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  expect(await barHeights()).toEqual(before);
  await userEvent.fill(page.getByLabelText('Password'), 'hunter2');
  await expect.element(page.getByText('Secrets not saved')).toBeVisible();
  expect(await barHeights()).toEqual(before);
});

test('what was typed is on the disk before its answer goes, however soon that is', async () => {
  const drafted: unknown[] = [];
  const world: Awaited<ReturnType<typeof showRequest>> = await showRequest(
    { fields: [{ type: 'text', label: 'City' }] },
    {},
    {
      answers: {
        'answer.submit'() {
          drafted.push(draftOf(world)?.fields.map(({ text }) => text));
          return fail({ code: 'no-answer' });
        },
      },
    },
  );
  const city = document.querySelector<HTMLInputElement>('[data-field="0"] input')!;
  city.value = 'Aarhus';
  city.dispatchEvent(new Event('input', { bubbles: true }));
  city.form?.requestSubmit();
  await expect.poll(() => drafted).toEqual([['Aarhus']]);
});

test('beside a secret that was typed, it is said that this is not saved', async () => {
  const world = await showRequest(login);
  const heard = listen();
  await userEvent.fill(page.getByLabelText('Account e-mail'), 'a@example.com');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Password'), 'hunter2');
  await expect.element(page.getByText('Secrets not saved')).toBeVisible();
  await expect.element(page.getByText('Draft saved')).not.toBeInTheDocument();
  expect(heard).toContain('Secrets not saved');
  await userEvent.click(page.getByLabelText('Warehouse'));
  await expect.poll(() => draftOf(world)?.fields.map((field) => field.text)).toHaveLength(2);
  await expect.element(page.getByText('Draft saved')).not.toBeInTheDocument();
});

test('once the answer is given, nothing is said of a draft any more', async () => {
  await showRequest(login);
  await userEvent.fill(page.getByLabelText('Account e-mail'), 'a@example.com');
  await userEvent.fill(page.getByLabelText('Password'), 'hunter2');
  await expect.element(page.getByText('Secrets not saved')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  await expect.element(page.getByText('Secrets not saved')).not.toBeInTheDocument();
});

test.each([
  ['it is taken away', () => userEvent.clear(page.getByRole('textbox', { name: 'Your reply' }))],
  [
    'it is not to be kept',
    () => userEvent.click(page.getByRole('switch', { name: "Don't keep this" })),
  ],
])('a reply is not said to be saved any more once %s', async (_, change) => {
  await showRequest({}, { toolName: 'look_up' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Your reply' }), 'It is at home');
  const saved = page.getByText('Draft saved');
  await expect.element(saved).toBeVisible();
  await change();
  await expect.element(saved).not.toBeInTheDocument();
});
