import { parseJson } from '@/lib/json';
import { fail, succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildTask, testNow } from '../../support/build-task';
import { leave, show, store } from '../../support/page-ports';
import {
  answersOf,
  ask,
  deliver,
  deliveryMark,
  draftOf,
  login,
  showRequest,
  told,
} from './show-request';

afterEach(leave);

const fill = async () => {
  await userEvent.fill(page.getByLabelText('Account e-mail'), 'ada@example.org');
  await userEvent.fill(page.getByLabelText('Password'), 'hunter2');
  await userEvent.click(page.getByLabelText('Warehouse'));
};
const logIn = () => userEvent.click(page.getByRole('button', { name: 'Log in', exact: true }));

test('the strip above the box says in our words who asks, through which host, and warns', async () => {
  await showRequest(login);
  const strip = page.getByRole('region', { name: 'Who asks' });
  await expect.element(strip).toMatchTextContent(/The agent is waiting for you · 30 s/);
  await expect
    .element(strip)
    .toMatchTextContent(/asked through api\.example\.net \(Office tasks\)/);
  await expect.element(strip).toMatchTextContent(/written by the agent.*asks for a secret/);
  const box = document.querySelector('.request-box')!;
  expect(box.contains(strip.element())).toBe(false);
  expect(strip.element().compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelector('form[name="answer"]')?.getAttribute('data-tool-call')).toBe(
    'call-1',
  );
});

test('a form without secrets warns of none', async () => {
  await showRequest({ fields: [{ type: 'text', label: 'Shipping' }] });
  expect(document.body.textContent).not.toContain('asks for a secret');
});

test('the first empty field is focused', async () => {
  await showRequest(login);
  await expect.element(page.getByLabelText('Account e-mail')).toHaveFocus();
});

test('an answer is handed over as it was filled in, once', async () => {
  const world = await showRequest(login);
  await fill();
  await userEvent.dblClick(page.getByRole('button', { name: 'Log in', exact: true }));
  await expect.poll(() => answersOf(world)).toHaveLength(1);
  expect(answersOf(world)[0]).toEqual({
    id: 'a',
    toolCallId: 'call-1',
    input: JSON.stringify([
      { ...login.fields[0], value: 'ada@example.org' },
      { ...login.fields[1], value: 'hunter2' },
      { ...login.fields[2], value: 'Warehouse' },
    ]),
    secret: true,
    answers: [
      { label: 'Account e-mail', text: 'ada@example.org' },
      { label: 'Password', text: '••••••' },
      { label: 'Branch', text: 'Warehouse' },
    ],
  });
  await expect.element(page.getByRole('button', { name: "Can't answer" })).toBeDisabled();
});

test('a form with errors is not sent', async () => {
  const world = await showRequest(login);
  await logIn();
  await expect.element(page.getByRole('group', { name: 'Before this can be sent:' })).toHaveFocus();
  expect(answersOf(world)).toEqual([]);
});

test('when it cannot be handed over, all that was typed stays, and what to do is said', async () => {
  const answers = { 'answer.submit': () => fail({ code: 'storage-full' } as const) };
  const world = await showRequest(login, {}, { answers });
  await fill();
  await logIn();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/no room left/);
  await expect.element(page.getByLabelText('Account e-mail')).toHaveValue('ada@example.org');
  await expect.element(page.getByLabelText('Password')).toHaveValue('hunter2');
  await expect.element(page.getByRole('button', { name: 'Log in', exact: true })).toHaveFocus();
  await logIn();
  await expect.poll(() => answersOf(world)).toHaveLength(2);
});

test('the delivery is told as far as it is known, and the focus follows it', async () => {
  const world = await showRequest(login);
  await fill();
  await logIn();
  for (const state of ['queued', 'sending', 'accepted'] as const) {
    await ask(world, login, { delivery: deliver(state) });
    await expect.poll(deliveryMark).toBe(state);
    expect(document.querySelector('form[name="answer"]')?.hasAttribute('inert')).toBe(true);
  }
  await expect.poll(() => document.activeElement).toBe(told());
  await expect.element(page.getByText('What was sent')).toBeVisible();
  const settled = buildTask('a', {
    settled: [
      {
        toolCallId: 'call-1',
        digest: { kind: 'form', heading: 'Log in', fields: 3, secrets: 1 },
        at: testNow,
        outcome: 'confirmed',
        told: { firstSeenAt: testNow, raised: 1, raisedAt: testNow, snoozedUntil: null },
      },
    ],
  });
  await store(world.storage, { tasks: [settled] });
  await expect.poll(deliveryMark).toBe('confirmed');
  expect(document.querySelector('form')).toBeNull();
});

test('who has an answer is who it was sent to, though its connection has moved since', async () => {
  const origin = 'https://before.example:8443';
  await showRequest(login, { delivery: { ...deliver('accepted'), origin } });
  await expect.poll(() => told()?.textContent).toMatch(/^before\.example:8443 has your answer/);
});

test('an answer the agent did not get is sent again, or put off; it is not asked for anew', async () => {
  const accepted = deliver('accepted');
  const world = await showRequest(login, { delivery: accepted });
  const again = page.getByRole('button', { name: 'Send again' });
  await expect.poll(deliveryMark).toBe('accepted');
  expect(again.query()).toBeNull();
  if (accepted.state === 'accepted') {
    await ask(world, login, { delivery: { ...accepted, stillWaiting: true } });
  }
  await expect
    .poll(() => told()?.textContent)
    .toMatch(/took your answer, but the agent still asks/);
  expect(deliveryMark()).toBe('accepted');
  expect(document.querySelector('form[name="answer"]')?.hasAttribute('inert')).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Remind me later' })).toBeVisible();
  await userEvent.click(again);
  expect(world.sent).toContainEqual({
    name: 'answer.resend',
    input: { id: 'a', toolCallId: 'call-1' },
  });
});

test('a refused answer comes back with everything typed, the secret too', async () => {
  const world = await showRequest(login);
  await fill();
  await logIn();
  await ask(world, login, { delivery: deliver('sending') });
  await ask(world, login, { delivery: deliver('refused') });
  await expect.poll(deliveryMark).toBe('refused');
  await expect.poll(() => told()?.textContent).toMatch(/Tool call ID mismatch/);
  // After a restart the secret would be gone, so the page must not promise that it is kept.
  expect(told()?.textContent).toMatch(/may have to enter again/);
  await expect.element(page.getByLabelText('Password')).toHaveValue('hunter2');
  await logIn();
  await expect.poll(() => answersOf(world)).toHaveLength(2);
});

test('an answer lost with the browser asks for the secret again, and has the rest', async () => {
  const world = await showRequest(login);
  await fill();
  await logIn();
  leave();
  const draft = draftOf(world);
  expect(draft?.fields.map(({ label }) => label)).toEqual(['Account e-mail', 'Branch']);
  await ask(world, login, { delivery: deliver('lost') });
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Account e-mail')).toHaveValue('ada@example.org');
  await expect.element(page.getByLabelText('Warehouse')).toBeChecked();
  await expect.element(page.getByLabelText('Password')).toHaveValue('');
  await expect.poll(() => told()?.textContent).toMatch(/enter what is missing/);
  expect(deliveryMark()).toBeNull();
});

test('after one request the next one that waits is a key away', async () => {
  const world = await showRequest(login);
  await ask(world, login, {}, { call: null });
  await expect
    .element(page.getByText('Beckon knows of no request from this task right now.'))
    .toBeVisible();
  expect(page.getByRole('link', { name: 'Next request' }).elements()).toHaveLength(0);
  await store(world.storage, { tasks: [buildTask('b', { call: buildCall({ toolCallId: 'x' }) })] });
  await expect
    .element(page.getByRole('link', { name: 'Next request' }))
    .toHaveAttribute('href', '#/tasks/b/request');
});

test('what will be sent is the exact answer, secrets dotted, and follows the typing', async () => {
  await showRequest({
    fields: [
      { type: 'text', label: 'A' },
      { type: 'password', defaultValue: 'd' },
    ],
  });
  await userEvent.click(page.getByText('What will be sent'));
  const shown = () => document.querySelector('.what-is-sent pre')?.textContent ?? 'null';
  await userEvent.fill(page.getByLabelText('A', { exact: true }), 'x');
  await expect
    .poll(() => JSON.parse(shown()) as unknown)
    .toEqual([
      { type: 'text', label: 'A', value: 'x' },
      { type: 'password', defaultValue: '••••••', value: '••••••' },
    ]);
  await userEvent.fill(page.getByLabelText('A', { exact: true }), 'xy');
  await expect.poll(shown).toContain('"xy"');
  await userEvent.fill(page.getByLabelText('A', { exact: true }), 'gpj\u202eexe');
  await expect.poll(shown).toContain('"gpj‹U+202E›exe"');
});

test('fields and long numbers are echoed byte for byte', async () => {
  const world = await showRequest({});
  leave();
  const fields =
    '[{"z":1,"type":"radio","__proto__":{"b":1},"options":[1234567890123456789],"defaultValue":"1234567890123456789","a":1}]';
  await ask(world, parseJson(`{"fields":${fields}}`));
  show(world, '#/tasks/a/request');
  await userEvent.click(page.getByRole('button', { name: 'Send answer' }));
  await expect
    .poll(() => answersOf(world)[0]?.input)
    .toBe(fields.replace('"a":1}', '"a":1,"value":1234567890123456789}'));
});

test('with nothing wrong in the background, nothing secret is in any storage but memory', async () => {
  const world = await showRequest(login, {}, { answers: { 'answer.submit': () => succeed(null) } });
  await fill();
  await expect.poll(() => draftOf(world)).not.toBeNull();
  await logIn();
  await expect.poll(() => answersOf(world)).toHaveLength(1);
  leave();
  expect(JSON.stringify(world.storage.dump('local'))).not.toContain('hunter2');
});

test('an answer that is to go once more is checked first, and no connection is said to have broken', async () => {
  const accepted = deliver('accepted');
  if (accepted.state !== 'accepted') throw new Error('It is not accepted.');
  const { answeredAt, attempts, secret, revision } = accepted;
  const again = { answeredAt, attempts, secret, revision, since: testNow, firstReadAt: null };
  await showRequest(login, {
    delivery: { ...again, state: 'uncertain', accepted: true, stillWaiting: false },
  });
  await expect.element(page.getByText(/^Before it is sent again/)).toBeVisible();
});
