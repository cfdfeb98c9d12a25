import type { CommandError } from '@/lib/commands';
import { fail, type Result } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { answersOf, login, showRequest } from './show-request';

afterEach(leave);

const open = () => userEvent.click(page.getByRole('button', { name: "Can't answer" }));
const reason = () => page.getByRole('textbox', { name: "Why can't you answer?" });
/** Waits until the page has drawn what was pressed, but not until it is painted. */
const drawn = () => Promise.resolve();
const tell = () => userEvent.click(page.getByRole('button', { name: 'Tell the agent' }));

test('a form is declined with every field blank, and the reason', async () => {
  const world = await showRequest({
    fields: [{ type: 'text', label: 'A', defaultValue: 'x' }, { type: 'range' }, 5],
  });
  const opener = page.getByRole('button', { name: "Can't answer" });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await open();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(reason()).toHaveFocus();
  await expect.element(reason()).toHaveAccessibleDescription(/with every question left blank/);
  await userEvent.keyboard('I have no account');
  await tell();
  await expect
    .poll(() => answersOf(world))
    .toEqual([
      {
        id: 'a',
        toolCallId: 'call-1',
        input:
          '[{"type":"text","label":"A","defaultValue":"x","value":""},{"type":"range","value":null},5,' +
          '{"type":"textarea","label":"The person could not answer","value":"I have no account"}]',
        secret: false,
        answers: [{ label: "Can't answer", text: 'I have no account' }],
      },
    ]);
});

test('a tool call is declined in a sentence', async () => {
  const world = await showRequest({ order: 5 }, { toolName: 'look_up' });
  await open();
  await userEvent.fill(reason(), 'no idea');
  await tell();
  await expect.poll(() => answersOf(world)[0]?.input).toBe('The person could not answer: no idea');
});

test.each(['', ' '])(
  'without a reason, what happened says that it was declined: %j',
  async (text) => {
    const world = await showRequest({ order: 5 }, { toolName: 'look_up' });
    await open();
    await userEvent.fill(reason(), text);
    await tell();
    await expect
      .poll(() => answersOf(world))
      .toMatchObject([
        { input: 'The person could not answer.', answers: [{ text: "Can't answer" }] },
      ]);
  },
);

test('of a long reason the agent is told all of it, and what happened has its beginning', async () => {
  const world = await showRequest({ order: 5 }, { toolName: 'look_up' });
  await open();
  await expect.element(reason()).toHaveFocus();
  // Puts the text in as a browser does when it is pasted.
  document.execCommand('insertText', false, 'x'.repeat(600));
  await tell();
  await expect
    .poll(() => answersOf(world))
    .toMatchObject([
      {
        input: `The person could not answer: ${'x'.repeat(600)}`,
        answers: [{ text: 'x'.repeat(500) }],
      },
    ]);
});

test('where there is no reason, none is kept secret', async () => {
  const world = await showRequest({ want: 'the password' }, { toolName: 'look_up' });
  await open();
  await tell();
  await expect
    .poll(() => answersOf(world))
    .toMatchObject([{ secret: false, answers: [{ text: "Can't answer" }] }]);
});

test('Ctrl+Enter tells the agent, and writes no line', async () => {
  const world = await showRequest({ order: 5 }, { toolName: 'look_up' });
  await open();
  await userEvent.fill(reason(), 'no idea');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => answersOf(world).map(({ input }) => input))
    .toEqual(['The person could not answer: no idea']);
});

test('a reason is not kept where secrets are asked for', async () => {
  const world = await showRequest(login);
  await open();
  await expect.element(page.getByRole('switch', { name: "Don't keep this" })).toBeChecked();
  await userEvent.fill(reason(), 'it is hunter2');
  await tell();
  await expect
    .poll(() => answersOf(world))
    .toMatchObject([{ secret: true, answers: [{ text: '••••••' }] }]);
});

test.each([
  ['get_api_key', { order: 5 }],
  ['look_up', { steps: ['x'.repeat(100_000), { ask: 'What is\nPIN' }] }],
  ['form_input', { description: 'We need your password.', fields: [{ type: 'text' }] }],
  ['form_input', { fields: [{ type: 'text', label: 'Code' }] }],
])('a reason is not kept by itself where %s asks %j', async (toolName, parameters) => {
  await showRequest(parameters, { toolName });
  await open();
  const keep = page.getByRole('form', { name: "Can't answer" }).getByRole('switch');
  await expect.element(keep).toBeChecked();
});

test('a reason is kept where nothing speaks of a secret', async () => {
  await showRequest({ order: 5, note: 'shipping' }, { toolName: 'look_up' });
  await open();
  const keep = page.getByRole('form', { name: "Can't answer" }).getByRole('switch');
  await expect.element(keep).not.toBeChecked();
});

test('Escape and “Answer after all” go back, and send nothing', async () => {
  const world = await showRequest(login);
  for (const back of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(page.getByRole('button', { name: 'Answer after all' })),
  ]) {
    await open();
    await userEvent.fill(reason(), 'x');
    await back();
    expect(reason().elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: "Can't answer" })).toHaveFocus();
  }
  expect(answersOf(world)).toEqual([]);
});

test('what is typed right after the press is the reason', async () => {
  await showRequest(login);
  const press = new MouseEvent('click', { bubbles: true });
  page.getByRole('button', { name: "Can't answer" }).element().dispatchEvent(press);
  await drawn();
  expect(document.activeElement).toBe(reason().element());
});

test('an Escape that ends the composing of a word leaves the reason open', async () => {
  await showRequest(login);
  await open();
  const escape = { key: 'Escape', bubbles: true, cancelable: true };
  const composing = new KeyboardEvent('keydown', { ...escape, isComposing: true });
  reason().element().dispatchEvent(composing);
  expect(composing.defaultPrevented).toBe(false);
  expect(reason().element().dispatchEvent(new KeyboardEvent('keydown', escape))).toBe(false);
  await expect.element(reason()).not.toBeInTheDocument();
});

test.each([
  ['form_input', { fields: [{ type: 'text', label: 'A', required: true }] }, 'Send answer'],
  ['look_up', {}, 'Send reply'],
])(
  'what is wrong with an answer to %s is not said while declining',
  async (toolName, asked, send) => {
    await showRequest(asked, { toolName });
    await userEvent.click(page.getByRole('button', { name: send }));
    const errors = () => document.querySelectorAll('.error:not(:empty), [aria-invalid="true"]');
    await expect.poll(() => errors().length).toBe(2);
    await open();
    expect(errors()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Answer after all' }));
    await expect.poll(() => errors().length).toBe(2);
  },
);

test.each([
  ['form_input', { fields: [{ type: 'text', label: 'A', required: true }] }, 'Send answer'],
  ['look_up', {}, 'Send reply'],
])(
  'who presses Send below %s while declining has thought better of it, and is told what is wrong',
  async (toolName, asked, send) => {
    await showRequest(asked, { toolName });
    await open();
    await userEvent.fill(reason(), 'no idea');
    await userEvent.click(page.getByRole('button', { name: send }));
    await expect.element(page.getByText(/^(Fill this in|Write a reply)/).last()).toBeVisible();
    await expect.element(reason()).not.toBeInTheDocument();
    expect(
      document.activeElement
        ?.closest('form')
        ?.contains(page.getByRole('button', { name: send }).element()),
    ).toBe(true);
    await open();
    await expect.element(reason()).toHaveValue('no idea');
  },
);

test('a reason that could not be sent is still there', async () => {
  const answers = { 'answer.submit': () => fail({ code: 'no-answer' } as const) };
  const world = await showRequest(login, {}, { answers });
  await open();
  await userEvent.fill(reason(), 'no account');
  await tell();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Try again/);
  await expect.element(reason()).toHaveValue('no account');
  await expect.element(page.getByRole('button', { name: 'Tell the agent' })).toHaveFocus();
  await tell();
  await expect.poll(() => answersOf(world)).toHaveLength(2);
});

test('who sent a reason by the keyboard can go on writing when it did not go', async () => {
  const told = Promise.withResolvers<Result<null, CommandError>>();
  await showRequest(login, {}, { answers: { 'answer.submit': () => told.promise } });
  await open();
  await userEvent.fill(reason(), 'no account');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  // The form is hidden while it is sent, and hidden elements cannot have the focus.
  await expect.poll(() => document.activeElement).toBe(document.body);
  told.resolve(fail({ code: 'no-answer' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Try again/v);
  await expect.element(reason()).toHaveFocus();
});

test('what sends it stands at the end of its row, as in every other form', async () => {
  await showRequest(login);
  await open();
  const end = (element: Element) => element.getBoundingClientRect().right;
  const send = page.getByRole('button', { name: 'Tell the agent' });
  await expect.element(send).toBeVisible();
  expect(end(send.element())).toBe(end(reason().element()));
});
