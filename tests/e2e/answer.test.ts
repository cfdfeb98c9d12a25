import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import type { Beckon } from '../support/beckon/beckon.ts';
import {
  byRole,
  click,
  control,
  deliveryShown,
  press,
  submit,
  textOf,
  valueOf,
} from '../support/beckon/page.ts';
import { answerLogin, goTo, login, openRequest, startTask } from './support/person.ts';
import { answersOf, askForPause } from './support/service.ts';
import { connectedTest as test } from './support/test.ts';

const places: readonly { place: string; open: (beckon: Beckon) => Promise<Page> }[] = [
  { place: 'popup', open: (beckon) => beckon.openPopup() },
  { place: 'side panel', open: (beckon) => beckon.openPanel() },
];

describe.each(places)('in the $place', ({ open }) => {
  test('a task is started, its request raised, answered and confirmed', async ({
    beckon,
    service,
  }) => {
    const page = await open(beckon);
    await startTask(page, 'Log in to the supplier portal');
    await goTo(page, '#/');
    await expect.poll(() => beckon.observer.badge()).toBe('1');
    await expect.poll(() => beckon.observer.notifications()).toHaveLength(1);
    expect(await beckon.observer.tooltip()).toBe('Beckon – one request is waiting for you');

    await openRequest(page);
    await answerLogin(page);
    await expect.poll(() => deliveryShown(page)).toBe('confirmed');
    await expect.poll(() => beckon.observer.badge()).toBe('');
    expect(await beckon.observer.notifications()).toEqual([]);

    const answers = service.tasks[0]?.runs[0].answers ?? [];
    expect(answers).toHaveLength(1);
    expect(answers[0]?.understood).toMatchObject({ kind: 'form', echoed: true });
    expect(JSON.parse(answers[0]?.input ?? '')).toMatchObject([
      { label: 'Work email', value: login.email },
      { label: 'Password', value: login.password },
      { label: 'Stay signed in', value: false },
    ]);
  });
});

test('a secret answer never reaches the disk', async ({ beckon, service }) => {
  service.misbehave({ match: { path: 'input' }, how: { kind: 'hang' } });
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await openRequest(page);
  await control(page, 1).fill(login.password);
  // The draft is written for this, while the secret stands in the form, too.
  await control(page, 0).fill(login.email);
  await submit(page);
  await expect.poll(() => deliveryShown(page)).toBe('sending');
  const disk = JSON.stringify(await beckon.observer.stored('local'));
  expect(disk).toContain('draft:');
  expect(disk).toContain(login.email);
  expect(disk).not.toContain(login.password);
});

test('an agent that took the answer and asks again gets what is used of it', async ({
  beckon,
  service,
}) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Send the claim again');
  await openRequest(page);
  await control(page, 0).fill('123456');
  await control(page, 1).fill('AB-77');
  await submit(page);
  await byRole(page, 'heading', 'The code was not accepted').waitHandle();

  await click(page.locator('::-p-text(What you answered before)'));
  await press(page, 'Use it where the questions are the same');
  await expect.poll(() => valueOf(page, 1)).toBe('AB-77');
  await control(page, 0).fill('654321');
  await submit(page);
  const run = service.tasks[0]?.runs[0];
  await expect.poll(() => run?.answers.length).toBe(2);
  expect(JSON.parse(run?.answers[1]?.input ?? '')).toMatchObject([
    { label: 'Email code', value: '654321' },
    { label: 'Policy number', value: 'AB-77' },
  ]);
});

test('an answer that waits for its turn is taken back, and another is sent', async ({
  beckon,
  service,
}) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Renew the library books');
  await openRequest(page);
  await askForPause(service, beckon);
  await control(page, 0).fill('1');
  await submit(page);
  await press(page, 'Take it back');
  await expect.poll(() => textOf(page)).toContain('You took your answer back');
  await expect.poll(() => beckon.observer.badge()).toBe('1');

  // The control's values are the options' places, from 0: 2 is Letter.
  await control(page, 0).fill('2');
  await submit(page);
  await expect.poll(() => deliveryShown(page)).toBe('queued');
  // A browser that starts again no longer knows of the pause.
  await beckon.restart();
  await expect.poll(() => answersOf(service).length).toBe(1);
  expect(JSON.parse(answersOf(service)[0]?.input ?? '')).toMatchObject([{ value: 'letter' }, {}]);
});
