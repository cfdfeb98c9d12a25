import { fail, succeed } from '@/lib/result';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNow } from '../../support/build-task';
import { leave } from '../../support/page-ports';
import { ask, login, showRequest } from './show-request';

afterEach(leave);

const queued = {
  state: 'queued',
  answeredAt: testNow - 5_000,
  attempts: 0,
  secret: false,
} as const;
const withdrawn = { ...queued, state: 'withdrawn' } as const;

test.each([
  ['a form', login, 'form_input', 'input, select, textarea'],
  ['a reply', { why: 'weight' }, 'ask_weight', '#reply'],
])(
  'the controls of %s look as locked as they are while the answer waits',
  async (_, asks, toolName, wanted) => {
    const controls = () => [
      ...document.querySelectorAll<HTMLElement>(`main form:not([hidden]) :is(${wanted})`),
    ];
    const opacities = () => new Set(controls().map((one) => getComputedStyle(one).opacity));
    const world = await showRequest(asks, { toolName, delivery: queued });
    await expect.element(page.getByText(/is waiting to be sent/v)).toBeVisible();
    expect(opacities()).toEqual(new Set(['0.6']));
    const button = document.querySelector('main form:not([hidden]) button[type=submit]')!;
    expect(getComputedStyle(button).opacity).toBe('0.55');
    // Chromium 150 takes the focus from a button that is disabled before anyone knows what had it.
    expect(button.matches(':disabled')).toBe(false);
    for (const control of controls()) control.focus();
    await userEvent.keyboard('x');
    expect(document.activeElement?.matches('input, select, textarea')).toBe(false);
    await ask(world, asks, { toolName, delivery: withdrawn });
    await expect.poll(opacities).toEqual(new Set(['1']));
  },
);

/** Sends a reply by the keyboard. It is on its way, and its box is locked, until it `fails`. */
async function handOver() {
  const failed =
    Promise.withResolvers<ReturnType<typeof fail<{ readonly code: 'storage-full' }>>>();
  const answers = { 'answer.submit': () => failed.promise };
  await showRequest({}, { toolName: 'ask_weight' }, { answers });
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await userEvent.type(reply, '80 g{Control>}{Enter}{/Control}');
  await expect.poll(() => document.activeElement).toBe(document.body);
  return { reply, fails: () => failed.resolve(fail({ code: 'storage-full' })) };
}

test('a reply that could not be handed over is typed on where it was', async () => {
  const { reply, fails } = await handOver();
  fails();
  await expect.element(reply).toHaveFocus();
});

test('whoever has gone elsewhere meanwhile stays there when a reply could not be handed over', async () => {
  const { fails } = await handOver();
  const elsewhere = page.getByRole('link', { name: 'Settings' });
  elsewhere.element().focus();
  fails();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});

test('a reply that was taken stays locked until its record shows that, and the focus does not come back', async () => {
  const taken = Promise.withResolvers<ReturnType<typeof succeed<null>>>();
  await showRequest(
    {},
    { toolName: 'ask_weight' },
    { answers: { 'answer.submit': () => taken.promise } },
  );
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await userEvent.type(reply, '80 g{Control>}{Enter}{/Control}');
  await expect.poll(() => document.activeElement).toBe(document.body);
  const focused = vi.fn<() => void>();
  reply.element().addEventListener('focus', focused);
  taken.resolve(succeed(null));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(focused).not.toHaveBeenCalled();
});
