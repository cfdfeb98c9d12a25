import { fail } from '@/lib/result';
import type { Delivery } from '@/lib/task/delivery';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNow } from '../../support/build-task';
import { leave } from '../../support/page-ports';
import { answersOf, ask, deliver, deliveryMark, login, showRequest, told } from './show-request';

afterEach(leave);

const waiting: Delivery = {
  state: 'queued',
  answeredAt: testNow - 5_000,
  attempts: 0,
  secret: true,
};
const back = page.getByRole('button', { name: 'Take it back' });

test('an answer that waits is taken back, and the form is the person’s again', async () => {
  const world = await showRequest(login);
  await userEvent.fill(page.getByLabelText('Account e-mail'), 'kim@example.com');
  await userEvent.fill(page.getByLabelText('Password'), 'hunter2');
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  await ask(world, login, { delivery: waiting });
  await userEvent.click(back);
  expect(world.sent).toContainEqual({
    name: 'answer.withdraw',
    input: { id: 'a', toolCallId: 'call-1' },
  });
  await ask(world, login, { delivery: { ...waiting, state: 'withdrawn' } });
  await expect.element(back).not.toBeInTheDocument();
  expect(told()?.textContent).toMatch(/^You took your answer back, and it was not sent/);
  expect(told()?.textContent).toMatch(/may have to enter again/);
  // The button is gone, so the words beside it get the focus: a person goes on by keyboard from
  // there.
  expect(document.activeElement).toBe(told());
  await expect.element(page.getByLabelText('Password')).toHaveValue('hunter2');
  await userEvent.fill(page.getByLabelText('Account e-mail'), 'robin@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  await expect.poll(() => answersOf(world).length).toBe(2);
  expect(answersOf(world)[1]?.input).toContain('robin@example.com');
});

test('one that is on its way, may have arrived, or goes at once, is not', async () => {
  const world = await showRequest(login, { delivery: waiting });
  await expect.element(back).toBeVisible();
  for (const delivery of [
    deliver('sending'),
    { ...waiting, attempts: 1 },
    { ...waiting, answeredAt: testNow },
  ]) {
    await ask(world, login, { delivery: waiting });
    await expect.element(back).toBeVisible();
    await ask(world, login, { delivery });
    await expect.element(back).not.toBeInTheDocument();
    expect(deliveryMark()).toBe(delivery.state);
  }
});

test('that it could not be taken back is said, until it is on its way', async () => {
  const answers = { 'answer.withdraw': () => fail({ code: 'storage-full' } as const) };
  const world = await showRequest(login, { delivery: waiting }, { answers });
  await userEvent.click(back);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/no room left/);
  await ask(world, login, { delivery: deliver('sending') });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
