import { fail } from '@/lib/result';
import type { Delivery } from '@/lib/task/delivery';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTask, accepted, begun, doubtful } from '../../../support/a-task';
import { buildConnection, testNow } from '../../../support/build-task';
import { leave, store } from '../../../support/page-ports';
import { putRequests, requestPage } from '../../../support/request-page';
import { ask, deliveryMark, login, showRequest, told } from '../show-request';

afterEach(leave);

const refused = {
  ...begun,
  state: 'refused',
  at: testNow,
  message: 'Not so',
  stillWaiting: true,
} as const;
const lost = { ...begun, state: 'lost', at: testNow } as const;
const check = ['Check now'];
const both = ['Check now', 'Send again'];

const deliveries: readonly (readonly [Delivery, string | null, RegExp, readonly string[]])[] = [
  // Most answers are sent at once. Words about waiting would be gone before a person could read
  // them.
  [{ ...begun, state: 'queued' }, 'queued', /^Sending your answer/, []],
  [
    { ...begun, answeredAt: testNow - 1_000, state: 'queued' },
    'queued',
    /waiting to be sent to api\.example\.net/,
    [],
  ],
  // The answer was given by a clock that was set back since.
  [
    { ...begun, answeredAt: testNow + 3_600_000, state: 'queued' },
    'queued',
    /waiting to be sent/,
    [],
  ],
  [{ ...begun, state: 'sending', since: testNow }, 'sending', /^Sending your answer/, []],
  [accepted, 'accepted', /has your answer/, []],
  [{ ...accepted, at: testNow - 60_000 }, 'accepted', /has your answer/, []],
  [{ ...accepted, at: testNow - 60_001 }, 'accepted', /has your answer/, both],
  [{ ...accepted, stillWaiting: true }, 'accepted', /took your answer, but/, both],
  // A gateway's 504, a page instead of JSON, and a worker that died do not mean a broken
  // connection.
  [doubtful, 'sending', /^Beckon cannot tell yet whether api\.example\.net has/, check],
  [{ ...doubtful, accepted: true }, 'sending', /^Before it is sent again/, check],
  [{ ...doubtful, attempts: 2 }, 'unproven', /^Beckon cannot tell yet/, both],
  [{ ...doubtful, attempts: 2, accepted: true }, 'unproven', /^Beckon cannot tell yet/, both],
  [{ ...doubtful, attempts: 2, stillWaiting: true }, 'unproven', /nothing proves it/, both],
  [refused, 'refused', /It is still here; change it.*Not so/, []],
  [
    { ...refused, stillWaiting: false },
    'refused',
    /It is still here. Beckon checks as soon as it can/,
    [],
  ],
  [{ ...refused, secret: true }, 'refused', /Change it and send it again.*enter again/, []],
  [
    { ...refused, secret: true, stillWaiting: false },
    'refused',
    /Beckon checks as soon as.*enter again/,
    [],
  ],
  // The service refused the second POST. The first may have arrived.
  [{ ...refused, attempts: 2 }, 'unproven', /may have your answer.*Not so/, []],
  [{ ...refused, attempts: 2, secret: true }, 'unproven', /may have.*enter again/, []],
  [{ ...refused, attempts: 2, stillWaiting: false }, 'unproven', /^Beckon cannot tell yet/, []],
  // An answer is lost not only when the browser closes: an import, for example, brings no answers.
  [
    { ...lost, neverSent: true, moved: false },
    null,
    /^Beckon no longer has your whole answer, so it was not sent/,
    [],
  ],
  [
    { ...lost, neverSent: false, moved: false },
    'unproven',
    /^Beckon no longer has your whole answer, and whether it arrived is not certain/,
    [],
  ],
  [
    { ...lost, secret: true, neverSent: true, moved: true },
    null,
    /so your answer was not sent there.*enter again/,
    [],
  ],
];

test.each(deliveries)('%o is told as %s, %s, with %s to press', async (...row) => {
  const [delivery, mark, words, buttons] = row;
  await showRequest(login, { delivery });
  await expect.poll(() => told()?.textContent).toMatch(words);
  expect(deliveryMark()).toBe(mark);
  const offered = page.getByRole('button', { name: /^(Check now|Send again)$/ }).elements();
  expect(offered.map(({ textContent }) => textContent)).toEqual(buttons);
});

test('of an answer that was sent, a key refused since does not say that it waits', async () => {
  const world = await showRequest(login, { delivery: accepted });
  const health = { state: 'refused-key', message: null, at: testNow } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  await expect.element(page.getByText('Office tasks refused the key.')).toBeVisible();
  expect(told()?.textContent).toMatch(/has your answer/);
});

test('where Beckon may not ask the service, no answer is said to be checked now', async () => {
  const world = await showRequest(login, { delivery: doubtful });
  const health = { state: 'no-permission', at: testNow } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  await expect.element(page.getByText('Beckon may not talk to Office tasks.')).toBeVisible();
  expect(told()?.textContent).toMatch(/and checks as soon as it can\.$/);
});

const focused = () => document.activeElement?.textContent ?? '';

/** Shows the request page of a person who has just sent an answer. */
async function showSent() {
  const world = await showRequest(login, { delivery: accepted });
  await expect.poll(focused).toMatch(/has your answer/);
  return world;
}

// On a slow machine the same drawing that brings the words, above what is in view, also locks the
// form.
test('how the sending goes takes the focus of the form that it locks', async () => {
  const world = await showRequest(login);
  page.getByRole('button', { name: 'Log in', exact: true }).element().focus();
  await ask(world, login, { delivery: { ...begun, state: 'sending', since: testNow } });
  await expect.poll(focused).toMatch(/^Sending your answer/);
  await ask(world, login, { delivery: refused });
  await expect.poll(() => told()?.textContent).toMatch(/did not take/);
  expect(document.activeElement).toBe(told());
});

// A screen reader may not read a status that is drawn together with its words, so it gets the
// focus.
test('how a request has ended takes the focus of who was there', async () => {
  const { storage } = await showSent();
  await store(storage, { tasks: [aTask().settled('confirmed').build()] });
  await expect.poll(focused).toMatch(/^Delivered/);
});

test('how a request has ended takes the focus where another of its task takes its place', async () => {
  const world = await showSent();
  await putRequests(world, aTask().settled('confirmed').waiting({ toolCallId: 'next' }).build());
  await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible();
  await expect.poll(focused).toMatch(/^The agent's next request is below\..*Delivered/);
});

test('the way to the next request says it, too', async () => {
  const world = await showSent();
  await putRequests(world, aTask('b').waiting({ toolCallId: 'other' }).build());
  await store(world.storage, { tasks: [aTask().settled('confirmed').build()] });
  const next = page.getByRole('link', { name: 'Next request' });
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAccessibleDescription(/^Delivered/);
});

test('when it comes later, it does not take the focus from who has gone on', async () => {
  const world = await requestPage(aTask().settled('confirmed').build());
  const toTask = page.getByRole('link', { name: 'See the task' });
  await expect.element(toTask).toBeVisible();
  toTask.element().focus();
  await putRequests(world, aTask('b').waiting({ toolCallId: 'other' }).build());
  await expect.element(page.getByRole('link', { name: 'Next request' })).toBeVisible();
  await expect.element(toTask).toHaveFocus();
});

// A popup is as high as its page asks for, and with large text less of the page is in view.
test('how a request has ended is in view, wherever the form was scrolled to', async () => {
  const world = await showSent();
  await putRequests(world, aTask('b').waiting({ toolCallId: 'other' }).build());
  document.body.style.minBlockSize = '3000px';
  onTestFinished(() => document.body.removeAttribute('style'));
  scrollTo(0, 60);
  await store(world.storage, { tasks: [aTask().settled('confirmed').build()] });
  await expect.element(page.getByRole('link', { name: 'Next request' })).toHaveFocus();
  expect(scrollY).toBe(0);
});

test('who comes later begins at the top, or where answering begins', async () => {
  const settled = aTask().settled('superseded');
  await requestPage(settled.build());
  await expect.poll(() => told()?.textContent).toMatch(/took its place/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  leave();
  await requestPage(settled.waiting({ toolCallId: 'next', firstSeenAt: testNow }).build());
  await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
  expect(told()?.textContent).toMatch(/took its place/);
});

test('a request that is back after an answer of unknown fate says that the answer may have arrived', async () => {
  await showRequest(login, { doubted: true });
  const notice = page.getByText(/^api\.example\.net may have your answer/);
  await expect.element(notice).toBeVisible();
  expect(notice.element().closest('[role="status"]')).toHaveAttribute('data-delivery', 'unproven');
  await expect
    .element(page.getByRole('button', { name: 'Log in' }))
    .toHaveAttribute('aria-disabled', 'false');
});

test('a background that ended with the answer in its record did take it', async () => {
  const form = { fields: [{ type: 'text', label: 'Shipping' }] };
  const answers = { 'answer.submit': () => fail({ code: 'no-answer' } as const) };
  const world = await showRequest(form, {}, { answers });
  await userEvent.click(page.getByRole('button', { name: 'Send answer' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/itself did not answer/);
  await ask(world, form, { delivery: { ...begun, state: 'queued' } });
  await expect.poll(deliveryMark).toBe('queued');
  expect(page.getByRole('alert').query()).toBeNull();
  const refused = { state: 'refused', at: testNow, message: 'No', stillWaiting: true } as const;
  await ask(world, form, { delivery: { ...begun, ...refused } });
  await expect.poll(deliveryMark).toBe('refused');
  expect(page.getByText(/itself did not answer/).query()).toBeNull();
});
