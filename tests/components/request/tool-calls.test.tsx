import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { fail } from '@/lib/result';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listen } from '../../support/listen';
import { leave } from '../../support/page-ports';
import { answersOf, ask, draftOf, showRequest } from './show-request';

afterEach(leave);

const reply = () => page.getByRole('textbox', { name: 'Your reply' });
const sendReply = () => userEvent.click(page.getByRole('button', { name: 'Send reply' }));
const keep = () => page.getByRole('switch', { name: "Don't keep this" });
const tool = { toolName: 'look_up_order' };

test('a custom call shows its name, its description and its arguments with their types', async () => {
  const world = await showRequest(
    { order: 17, lines: [{ sku: 'A4', open: true }, null], note: '' },
    tool,
  );
  await world.storage.local.set({
    [keys.tools('a')]: seal([
      { name: 'look_up_order', description: 'Looks up an order.', parameters: '{}' },
    ]),
  });
  await expect.element(page.getByText('Looks up an order.')).toBeVisible();
  const box = document.querySelector('.request-box')!;
  expect(box.textContent).toMatch(
    /look_up_order.*order17 number.*sku.*A4 text.*true boolean.*null/,
  );
  expect(document.querySelector('form[name="answer"]')).toBeNull();
});

test('a call that came without arguments says so, and can be answered', async () => {
  const world = await showRequest({ order: 17 }, tool);
  const { toolName } = tool;
  await ask(world, {}, { ...tool, toolCallId: 'bare' });
  await world.storage.local.set({
    [keys.call('a')]: seal({ toolCallId: 'bare', toolName, parameters: null }),
  });
  await expect.element(page.getByText('The agent passed nothing along.')).toBeVisible();
  await expect.element(reply()).toBeVisible();
});

test('that the agent asks for something else, which cannot be read, is said, and no other trouble is that', async () => {
  const world = await showRequest({ order: 17 }, tool);
  const words = page.getByText(/^The agent has since asked for something Beckon cannot read/);
  expect(words.elements()).toEqual([]);
  const trouble = { kind: 'unreadable-call', message: null, at: 1 } as const;
  await ask(world, { order: 17 }, tool, { trouble });
  await expect.element(words).toBeVisible();
  await ask(world, { order: 17 }, tool, { trouble: { ...trouble, kind: 'refused' } });
  await expect.element(page.getByText(/^The service does not say how this task/)).toBeVisible();
});

test('a reply is sent as the text it is', async () => {
  const world = await showRequest({ order: 17 }, tool);
  await userEvent.fill(reply(), ' {"a": 1} \n');
  await sendReply();
  await expect
    .poll(() => answersOf(world))
    .toEqual([
      {
        id: 'a',
        toolCallId: 'call-1',
        input: ' {"a": 1} \n',
        secret: false,
        answers: [{ label: 'Your reply', text: ' {"a": 1} \n' }],
      },
    ]);
});

test('of a long reply the history keeps the beginning, the agent gets all', async () => {
  const world = await showRequest({}, tool);
  const text = `${'x'.repeat(499)}yz`;
  await userEvent.fill(reply(), text);
  await sendReply();
  await expect
    .poll(() => answersOf(world))
    .toMatchObject([
      { input: text, answers: [{ label: 'Your reply', text: `${'x'.repeat(499)}y` }] },
    ]);
});

test('Ctrl+Enter sends once, writes no line, and waits for a word being composed', async () => {
  const answers = { 'answer.submit': () => fail({ code: 'no-answer' } as const) };
  const world = await showRequest({}, tool, { answers });
  await userEvent.fill(reply(), 'ok');
  const press = (isComposing: boolean) => {
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      ctrlKey: true,
      isComposing,
      bubbles: true,
      cancelable: true,
    });
    reply().element().dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press(true)).toBe(false);
  expect(press(false)).toBe(true);
  expect(press(false)).toBe(true);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Try again/);
  expect(answersOf(world).map(({ input }) => input)).toEqual(['ok']);
  await expect.element(reply()).toHaveFocus();
});

test('an empty reply is not sent, for no service takes one, and that is read out', async () => {
  const world = await showRequest({}, tool);
  const live = document.querySelector<HTMLElement>('#reply-error[aria-live="polite"]');
  // A live region must be drawn before its words come, or a screen reader may not read them.
  expect(live?.getClientRects()).toHaveLength(1);
  await userEvent.type(reply(), ' {Control>}{Enter}{/Control}');
  await expect.element(live).toHaveTextContent('Write a reply. The service takes no empty one.');
  await expect.element(reply()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(reply()).toHaveFocus();
  expect(answersOf(world)).toEqual([]);
});

test('a reply said to be JSON is checked first', async () => {
  const world = await showRequest({}, tool);
  await userEvent.click(page.getByLabelText('My reply is JSON'));
  await userEvent.fill(reply(), '{"a": 1,\n}');
  await sendReply();
  await expect.element(page.getByText(/not JSON yet. Look at line 1/)).toBeVisible();
  await userEvent.click(page.getByLabelText('My reply is JSON'));
  await expect.element(reply()).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(page.getByLabelText('My reply is JSON'));
  await userEvent.fill(reply(), '{"a": 1}');
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  await expect.poll(() => answersOf(world).map(({ input }) => input)).toEqual(['{"a": 1}']);
});

test('where it is no JSON is read out when it is sent or left, not while it is typed', async () => {
  await showRequest({}, tool);
  await userEvent.click(page.getByLabelText('My reply is JSON'));
  const heard = listen();
  const places = () => heard.flatMap((words) => /line 1, column \d/.exec(words) ?? []);
  await userEvent.type(reply(), 'no{Control>}{Enter}{/Control}');
  await expect.poll(places).toEqual(['line 1, column 1']);
  await userEvent.keyboard('{Control>}a{/Control}[[1, x');
  await expect.element(reply()).toHaveAccessibleDescription(/line 1, column 5/);
  expect(places()).toHaveLength(1);
  await userEvent.tab();
  await expect.poll(places).toEqual(['line 1, column 1', 'line 1, column 5']);
});

test('a reply is drafted, but not one that is not to be kept', async () => {
  const world = await showRequest({}, tool);
  await userEvent.fill(reply(), 'seven');
  await expect.poll(() => draftOf(world)?.reply).toBe('seven');
  await userEvent.click(keep());
  await expect.poll(() => draftOf(world)).toMatchObject({ reply: '', forget: true });
  await userEvent.fill(reply(), 'eight');
  await sendReply();
  await expect
    .poll(() => answersOf(world))
    .toMatchObject([{ input: 'eight', secret: true, answers: [{ text: '••••••' }] }]);
  expect(JSON.stringify(world.storage.dump('local'))).not.toMatch(/seven|eight/);
});

test.each([
  ['get_api_key', {}],
  ['look_up', { question: 'What is your PIN?' }],
])('%s with %j is not kept by itself', async (toolName, parameters) => {
  await showRequest(parameters, { toolName });
  await expect.element(keep()).toBeChecked();
});

test('a reply that may be kept after all is a draft again', async () => {
  const world = await showRequest({}, tool);
  await userEvent.click(keep());
  await userEvent.fill(reply(), 'seven');
  await expect.poll(() => draftOf(world)).toMatchObject({ reply: '', forget: true });
  await userEvent.click(keep());
  await expect.poll(() => draftOf(world)?.reply).toBe('seven');
});

test('a form that could not be read is shown as what it passed, and said so', async () => {
  const world = await showRequest(
    { fields: 'none', heading: 'Log in' },
    { toolName: 'form_input' },
  );
  await world.storage.local.set({
    [keys.tools('a')]: seal([{ name: 'form_input', description: 'Beckon’s.', parameters: '{}' }]),
  });
  await expect
    .element(page.getByText(/wanted to show a form, but it could not be read/))
    .toBeVisible();
  expect(document.body.textContent).not.toContain('What you told the agent this tool is for');
  await userEvent.fill(reply(), 'in words');
  await sendReply();
  await expect.poll(() => answersOf(world)[0]?.input).toBe('in words');
});

test('deep, long and hostile arguments stay readable', async () => {
  let deep: unknown = 'bottom';
  for (let level = 0; level < 5000; level += 1) deep = [deep];
  const many = Array.from({ length: 5000 }, (_, index) => index);
  await showRequest({ deep, many, '<b>x</b>': '\u202eevil', long: 'y'.repeat(100_000) }, tool);
  const box = document.querySelector('.request-box')!;
  expect(box.textContent).toContain('<b>x</b>');
  expect(box.textContent).toContain('‹U+202E›evil');
  expect(box.textContent?.length).toBeLessThan(20_000);
});

test('arguments of any number leave the page quick, and say how many are not shown', async () => {
  const lists = (depth: number): unknown =>
    depth === 0 ? 'x' : Array.from({ length: 60 }, () => lists(depth - 1));
  await showRequest({ lists: lists(3) }, tool);
  await expect.element(page.getByRole('button', { name: "Can't answer" })).toBeVisible();
  expect(document.querySelectorAll('.request-box *').length).toBeLessThan(20_000);
  await expect.element(page.getByText('and 60 more, not shown').first()).toBeVisible();
  expect(document.querySelector('dl > p')).toBeNull();
});

test.each([
  ['first line in sight', 'textbox', 'Your reply', 41],
  ['first line partly under the bar below', 'heading', 'Paper', 31],
] as const)(
  'on arrival, with its field’s %s, the focus is on the %s',
  async (_, role, name, seen) => {
    onTestFinished(() => page.viewport(414, 896));
    // The text makes the page so high that the bars stay where they are.
    const order = { order: 17, note: 'by Friday '.repeat(40) };
    await showRequest(order, tool);
    const { top } = reply().element().getBoundingClientRect();
    const bar = document.querySelector('footer')!.offsetHeight;
    leave();
    await page.viewport(414, Math.ceil(top + bar + seen));
    await showRequest(order, tool);
    await expect.element(page.getByRole(role, { name })).toHaveFocus();
    expect(scrollY).toBe(0);
  },
);

test('a panel that opens has no size yet: what is seen is known once it has', async () => {
  const height = vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(0);
  const hit = vi.spyOn(document, 'elementFromPoint').mockReturnValue(null);
  onTestFinished(() => void vi.restoreAllMocks());
  await showRequest({ order: 17 }, tool);
  await expect.element(page.getByRole('heading', { name: 'Paper' })).toHaveFocus();
  // The first resize event still says that the panel has no size.
  dispatchEvent(new Event('resize'));
  height.mockRestore();
  hit.mockRestore();
  dispatchEvent(new Event('resize'));
  await expect.element(reply()).toHaveFocus();
});
