import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, hideForm, send, showForm } from '../form/show-form';

afterEach(() => {
  hideForm();
  vi.restoreAllMocks();
});

const link = 'https://bank.example@evil.example/login';
const long = `${'x'.repeat(3000)}END`;

test('a link in a label, hint, option or heading is named by its host, outside of it', () => {
  const options = [{ label: `See ${link}`, value: 1 }, 'plain'];
  const shown = showForm({
    heading: `Go to ${link}`,
    fields: [
      { type: 'text', label: `First ${link}` },
      { type: 'date', label: 'Second', placeholder: `see ${link}` },
      { type: 'checkbox', label: 'Third', placeholder: `I agree to ${link}` },
      { type: 'radio', label: 'Fourth', options },
      { type: 'text', label: 'Fifth', placeholder: `like ${link}, which is too long to be seen` },
    ],
  });
  for (const [index] of [1, 2, 3, 4, 5].entries()) {
    expect(shown.field(index).textContent).toContain('leads to evil.example');
    expect(shown.field(index).querySelector('label :is(button, .written-host)')).toBeNull();
  }
  const heading = find(shown.form, 'h2', HTMLElement);
  expect(heading.textContent).toBe(`Go to ${link}`);
  expect(heading.nextElementSibling?.textContent).toContain('leads to evil.example');
  expect(shown.form.querySelector('a')).toBeNull();
  expect(shown.field(3).querySelector('label')?.textContent).toBe(`See ${link}`);
});

test.each([
  { type: 'text', label: long },
  { type: 'text', placeholder: long },
  { type: 'textarea', placeholder: long },
  { type: 'number', placeholder: long },
  { type: 'select', placeholder: long, options: ['a'] },
  { type: 'checkbox', placeholder: long },
  { type: 'switch', placeholder: long },
  { type: 'radio', options: [long] },
  { type: 'checkbox', options: [long] },
])('of %o all can be asked for, after the control', async (field) => {
  const shown = showForm({ fields: [field] });
  expect(shown.field(0).textContent).not.toContain('END');
  const control = find(shown.field(0), 'input, select, textarea, button', HTMLElement);
  expect(control.matches('input, select, textarea')).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  expect(shown.field(0).textContent).toContain('END');
  await userEvent.click(page.getByRole('button', { name: 'Show less' }));
  expect(shown.field(0).textContent).not.toContain('END');
});

test('nothing is shown of what follows a link at which a long text is cut', () => {
  const words = 'x'.repeat(1990);
  const description = `${words} ${link} ${'and more '.repeat(20)}`;
  const shown = showForm({ description, fields: [] });
  const text = find(shown.form, '.description .written', HTMLElement).textContent;
  expect(text).toMatch(/^x{1990} https:\/\/b… leads to evil\.example/);
  expect(text).not.toContain('more');
});

test('a placeholder too long for its control stands below it as well, a short one does not', () => {
  const placeholder = 'The number on the back of your card, without the spaces in it';
  const shown = showForm({
    fields: [
      { type: 'text', placeholder },
      { type: 'textarea', placeholder },
      { type: 'text', placeholder: 'name@example.org' },
    ],
  });
  expect(shown.input(0).placeholder).toBe(placeholder);
  expect(shown.field(0).querySelector('.hint')?.textContent).toBe(placeholder);
  expect(shown.input(0).getAttribute('aria-describedby')).toContain('f0-hint');
  expect(shown.field(1).querySelector('.hint')).toBeNull();
  expect(shown.field(2).querySelector('.hint')).toBeNull();
});

test('a long heading is shown whole beside it, and a long label is short in the summary', async () => {
  const shown = showForm({
    heading: long,
    fields: [{ type: 'text', label: long, required: true }],
  });
  const heading = find(shown.form, 'h2', HTMLElement);
  expect(heading.querySelector('button')).toBeNull();
  await userEvent.click(find(shown.form, 'h2 + button', HTMLElement));
  expect(shown.form.textContent).toContain('END');
  await send(shown);
  expect(find(shown.form, '.error-summary li', HTMLElement).textContent?.length).toBeLessThan(300);
});

test('what stands around a link is no part of it', () => {
  const shown = showForm({
    description: 'See [portal](https://example.com/login), please (https://example.net).',
    fields: [],
  });
  const hosts = [...shown.form.querySelectorAll('.written-host')];
  expect(hosts.map((host) => host.parentElement?.firstChild?.textContent)).toEqual([
    'https://example.com/login',
    'https://example.net',
  ]);
  expect(hosts.map((host) => host.textContent)).toEqual([
    'leads to example.com',
    'leads to example.net',
  ]);
});

const signIn = `https://login.example/${'a'.repeat(2100)}?state=END`;

test.each([
  { description: `Open ${signIn} now`, fields: [] },
  { heading: `Open ${signIn} now`, fields: [] },
  { fields: [{ type: 'text', label: `Open ${signIn} now` }] },
  { description: `${'x'.repeat(1975)} ${signIn}`, fields: [] },
])('a link too long to be shown is named and copied whole', async (parameters) => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const shown = showForm(parameters);
  expect(shown.form.textContent).not.toContain('END');
  expect(shown.form.textContent).toContain('leads to login.example');
  await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
  expect(written.mock.calls).toEqual([[signIn]]);
});

test('a text cut where a link begins says that there is more', () => {
  const shown = showForm({ description: `${'x'.repeat(2000)}${link}`, fields: [] });
  expect(find(shown.form, '.written', HTMLElement).textContent).toContain('x…');
});

test('however many links a text has, it is drawn in few pieces, and whole', async () => {
  const text = 'https://a.example/ '.repeat(5_000);
  const shown = showForm({ description: text, fields: [] });
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  const whole = find(shown.form, '.whole', HTMLElement);
  expect(whole.textContent.split('https://a.example/')).toHaveLength(5_001);
  expect(whole.childNodes.length).toBeLessThan(500);
});

test.each([
  ['a line', 'A line of some length.\n', /\.\n$/],
  ['a word', 'Words without a line. ', /\w\.? $/],
  ['a character', 'Donaudampfschifffahrt𝄞', /[a-z𝄞]$/u],
])('a very long text is cut at the end of %s, and is whole', async (_, part, end) => {
  const text = `${part.repeat(8_000)}END`;
  const shown = showForm({ description: text, fields: [] });
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  const whole = find(shown.form, '.whole', HTMLElement);
  expect(whole.textContent).toBe(text);
  const [first, ...others] = whole.children;
  expect(first?.textContent).toMatch(end);
  // The other parts are laid out when they come near the view.
  const skipped = others.filter((one) => getComputedStyle(one).contentVisibility === 'auto');
  expect(skipped.length).toBe(others.length);
  expect(others.length).toBeGreaterThan(1);
  // Text can be copied even if it was never in view.
  getSelection()?.selectAllChildren(whole);
  expect(getSelection()?.toString()).toMatch(/END$/);
});

test('the end of a text that is not very long stays with it, and so does a link there', async () => {
  const text = `${'Words of it.\n'.repeat(200)}All of them, as on ${link}`;
  const shown = showForm({ description: text, fields: [] });
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  const whole = find(shown.form, '.whole', HTMLElement);
  expect(whole.children).toHaveLength(1);
  expect(find(whole, '.written-host', HTMLElement).textContent).toBe('leads to evil.example');
});

test('of a host of any length no more is shown than its end, which says whose it is', () => {
  const host = `accounts.google.com.${'a.'.repeat(100_000)}evil.example`;
  const shown = showForm({
    description: `See http://${host}/x`,
    fields: [{ type: 'text', label: `http://${host}` }],
  });
  for (const named of shown.form.querySelectorAll('.written-host')) {
    expect(named.textContent).toContain('.evil.example');
    expect(named.textContent?.length).toBeLessThan(300);
  }
  expect(shown.form.textContent?.length).toBeLessThan(10_000);
});

test('nothing is hidden in the rest of a very long text either', async () => {
  const shown = showForm({ description: `${'word '.repeat(12_000)}\u202Elive`, fields: [] });
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  expect(find(shown.form, '.whole', HTMLElement).textContent).toMatch(/‹U\+202E›live$/);
});
