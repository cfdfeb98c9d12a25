import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, hideForm, send, showForm } from './show-form';

afterEach(() => {
  hideForm();
  vi.restoreAllMocks();
});

const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script><b>bold</b>';

test('markup in every string is text', async () => {
  const field = {
    label: markup,
    placeholder: markup,
    defaultValue: markup,
    className: markup,
    autocomplete: markup,
    pattern: markup,
    options: [{ label: markup, value: markup }, markup],
  };
  const kinds = ['text', 'textarea', 'select', 'radio', 'checkbox', 'switch', 'range', 'x', markup];
  const shown = showForm({
    heading: markup,
    description: markup,
    submitButton: { label: markup },
    fields: kinds.map((type) => Object.assign({ type }, field)),
  });
  await send(shown);
  expect(document.querySelector('main :is(img, script, b)')).toBeNull();
  expect(shown.form.textContent).toContain(markup);
  expect(Reflect.has(window, 'ran')).toBe(false);
});

test('no class of an agent meets one of ours', () => {
  const className = 'control request-box hidden btn-primary fixed inset-0 z-50 text error secret';
  const shown = showForm({
    fields: [
      { type: 'text', className },
      { type: 'switch', className },
    ],
  });
  const classes = (index: number) => [...shown.input(index).classList];
  const theirs = className.split(' ').map((name) => `agent-${name}`);
  expect(classes(0)).toEqual(['control', ...theirs]);
  expect(classes(1)).toEqual(theirs);
});

test('a control without a class of an agent has no class of its own but ours', () => {
  const fields = [
    { type: 'text' },
    { type: 'switch' },
    { type: 'checkbox' },
    { type: 'range' },
    { type: 'radio', options: ['a'] },
  ];
  const shown = showForm({ fields });
  expect(fields.map((_, index) => shown.input(index).getAttribute('class'))).toEqual([
    'control',
    null,
    null,
    null,
    null,
  ]);
});

test('none of our styles begins with the prefix of an agent', () => {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((rule) => rule.cssText.includes('.agent-'))).toEqual([]);
});

test('nothing written in the box is drawn outside of it', () => {
  const tall = `${'a\u0300\u0301\u0302\u0303'.repeat(5)}${'\u0316'.repeat(500)}${'\u0300'.repeat(500)}`;
  const wide = 'W'.repeat(5000);
  const shown = showForm({
    heading: tall,
    description: wide,
    submitButton: { label: wide },
    fields: [
      { type: 'radio', label: wide, options: [wide, tall] },
      { type: 'select', options: [wide] },
    ],
  });
  const box = find(shown.form, '.request-box', HTMLElement);
  expect(getComputedStyle(box).contain).toBe('paint');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  for (const element of box.querySelectorAll('*:not(option)')) {
    expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(
      box.getBoundingClientRect().right,
    );
  }
});

test('bidi and invisible characters are shown', () => {
  const shown = showForm({
    heading: 'a\u202eb',
    fields: [
      { type: 'text', label: '\u2066x\u{e0041}' },
      { type: 'text', label: '\u200b\u2060' },
    ],
  });
  expect(shown.form.textContent).toContain('a‹U+202E›b');
  expect(shown.field(0).querySelector('label')?.textContent).toBe('‹U+2066›x‹U+E0041›');
  expect(shown.field(1).querySelector('label')?.textContent).toBe('Question 2');
});

test('links are named by their host, and lead nowhere', () => {
  const shown = showForm({
    description: 'Go to https://bank.example@evil.example/login now, or http://[bad',
    fields: [],
  });
  expect(shown.form.querySelector('a')).toBeNull();
  expect(shown.form.textContent).toContain('leads to evil.example');
  expect(shown.form.textContent).toContain('leads nowhere Beckon can name');
});

test('long text is clamped, and all of it can be asked for', async () => {
  const label = `${'x'.repeat(1_000_000)}END`;
  const shown = showForm({ heading: label, fields: [{ type: 'text', label }] });
  expect(shown.form.textContent?.length).toBeLessThan(5000);
  const showAll = find(shown.field(0), 'button', HTMLButtonElement);
  await userEvent.click(showAll);
  expect(shown.field(0).textContent).toContain('END');
  expect(await send(shown)).toEqual(['']);
});

test('a default is not matched against its pattern before it is checked', async () => {
  const slow = { type: 'text', pattern: '(a+)+$', defaultValue: `${'a'.repeat(40)}!` };
  const shown = showForm({ fields: [slow, { ...slow, defaultValue: '' }] });
  expect(shown.input(0).pattern).toBe('');
  expect(shown.input(1).pattern).toBe('(a+)+$');
  expect(await send(shown)).toBeNull();
  expect(shown.input(0).validity.patternMismatch).toBe(true);
});

test('a default without an end to its word is not wrapped, which would take seconds', async () => {
  const endless = 'A'.repeat(2_001);
  const texts = [endless, 'a b '.repeat(500)];
  const shown = showForm({
    fields: texts.map((defaultValue) => ({ type: 'textarea', defaultValue })),
  });
  const wraps = [...shown.form.querySelectorAll('textarea')].map(
    (area) => getComputedStyle(area).whiteSpace,
  );
  expect(wraps).toEqual(['pre', 'pre-wrap']);
  expect(await send(shown)).toEqual(texts);
});

test('deeply nested junk is echoed', async () => {
  const depth = 20_000;
  const junk: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const shown = showForm({ fields: [{ type: 'text', junk }, junk] });
  shown.submitButton().click();
  await expect.poll(() => shown.sent[0]?.length).toBeGreaterThan(depth * 4);
});

test('nothing an agent writes is run as an expression or a regular expression', async () => {
  const test = vi.spyOn(RegExp.prototype, 'test');
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  const shown = showForm({ fields: [{ type: 'text', pattern: 'agent-made', defaultValue: 'x' }] });
  await send(shown);
  const ran = [...test.mock.contexts, ...exec.mock.contexts].map(String);
  expect(ran.filter((source) => source.includes('agent-made'))).toEqual([]);
});
