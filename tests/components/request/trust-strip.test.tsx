import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, testNow } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, store } from '../../support/page-ports';
import { ask, deliver, login, showRequest } from './show-request';

afterEach(leave);

test('from a request its task can be reached', async () => {
  await showRequest(login);
  const link = page.getByRole('link', { name: 'See the task' });
  expect(link.element().getAttribute('href')).toBe('#/tasks/a');
});

test.each([
  {},
  { delivery: deliver('queued') },
  { delivery: deliver('accepted') },
  { doubted: true },
])(
  'a request whose connection was removed names no address, and promises nothing: %o',
  async (asked) => {
    const world = await showRequest(login, asked);
    await world.storage.local.remove([keys.connection('office')]);
    await expect.element(page.getByText(/^Its connection was removed/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/only to \.|through \.|asks for a secret/);
    expect(document.querySelector('[data-delivery]')).toBeNull();
  },
);

test('the warning of a secret is one line in a popup: a login is seen to its button', async () => {
  await page.viewport(380, 600);
  await showRequest({ fields: [{ type: 'password', label: 'Password' }] });
  const warning = page.getByText(/^It asks for a secret/).element();
  const lineHeight = Number.parseFloat(getComputedStyle(warning).lineHeight);
  expect(Math.round(warning.getBoundingClientRect().height / lineHeight)).toBe(1);
});

test('in a popup it is right below the bar, but below the word that there is no network', async () => {
  await page.viewport(380, 600);
  await showRequest(login);
  const bar = () => document.querySelector('.top')!.getBoundingClientRect().bottom;
  const strip = () => document.querySelector('.trust-strip')!.getBoundingClientRect().top;
  expect(strip()).toBe(bar());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  const told = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect.element(told).toBeVisible();
  expect(told.element().getBoundingClientRect().top).toBeGreaterThan(bar());
  expect(strip()).toBeGreaterThan(told.element().getBoundingClientRect().bottom);
  online.mockRestore();
});

test('of a request whose task is archived nobody is reminded, as is said', async () => {
  const world = await showRequest(login);
  const later = page.getByRole('button', { name: 'Remind me later' });
  await expect.element(later).toBeVisible();
  await ask(world, login, {}, { watch: 'archived' });
  await expect
    .element(page.getByRole('region', { name: 'Who asks' }))
    .toMatchTextContent(/archived, so no notification comes/v);
  await expect.element(later).not.toBeInTheDocument();
});

test('without its connection a request cannot be answered, and what was typed is seen', async () => {
  const world = await showRequest(login);
  const email = page.getByRole('textbox', { name: 'Account e-mail' });
  await userEvent.fill(email, 'me@example.net');
  await world.storage.local.remove([keys.connection('office')]);
  await expect.element(page.getByText(/^Its connection was removed/)).toBeVisible();
  await expect
    .poll(() => document.querySelector('form[name=answer]')?.matches('[inert]'))
    .toBe(true);
  expect(document.querySelector<HTMLInputElement>('[type=email]')?.value).toBe('me@example.net');
});

test('an answer whose connection needs the person is not said to go by itself', async () => {
  const delivery = { state: 'queued', answeredAt: testNow, attempts: 0, secret: false } as const;
  const world = await showRequest(login, { delivery });
  const heard = listen();
  const health = { state: 'refused-key', at: 1, message: null } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  await expect
    .element(
      page.getByText('Your answer to api.example.net waits until the connection works again.'),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  // A person who cannot see the page hears it.
  expect(heard).toContainEqual(expect.stringMatching(/refused the key/v));
});
