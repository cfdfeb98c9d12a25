import { PortsProvider } from '@/components/app/ports';
import { createSheet } from '@/components/form/sheet';
import { WhatWillBeSent } from '@/components/request/what-will-be-sent';
import { readRequest } from '@/lib/form/read-request';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest } from '../../support/at-rest';
import { leave, pageWorld, show } from '../../support/page-ports';
import { testNow } from '../../support/build-task';
import { ask, deliver, login, showRequest } from './show-request';

const root = document.createElement('div');

afterEach(() => {
  leave();
  render(null, root);
  root.remove();
});

test('what will be sent is what was read last, though an earlier reading ends later', async () => {
  const request = readRequest('form_input', { fields: [{ type: 'text', label: 'Name' }] });
  if (request.kind !== 'form') throw new Error('It is a form.');
  const sheet = createSheet(request.form);
  type Readings = Awaited<ReturnType<typeof sheet.readAll>>;
  const asked: ((readings: Readings) => void)[] = [];
  const readAll = () => new Promise<Readings>((resolve) => asked.push(resolve));
  const reads = (text: string) => [{ state: { kind: 'typed', text }, error: null } as const];
  document.body.append(root);
  render(
    <PortsProvider value={pageWorld().ports}>
      <WhatWillBeSent sheet={{ ...sheet, readAll }} id="a" delivery={null} />
    </PortsProvider>,
    root,
  );
  await userEvent.click(page.getByText('What will be sent'));
  await expect.poll(() => asked.length).toBe(1);
  sheet.touch(0);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.(reads('newer'));
  await expect.poll(() => root.textContent).toContain('newer');
  asked[0]?.(reads('older'));
  await atRest();
  expect(root.textContent).toContain('newer');
});

test('while it is closed, the browser has nothing to skip for each line that is selected', async () => {
  await showRequest({ fields: [{ type: 'textarea', label: 'Notes' }] });
  const summary = page.getByText('What will be sent');
  const content = () => {
    const details = summary.element().closest('details')!;
    const { contentVisibility, display } = getComputedStyle(details, '::details-content');
    return `${contentVisibility} ${display}`;
  };
  expect(content()).toBe('visible none');
  await userEvent.click(summary);
  expect(content()).toBe('visible block');
});

/** The answer that the page says was sent. */
async function wasSent(): Promise<unknown> {
  await userEvent.click(page.getByText('What was sent'));
  const shown = () => document.querySelector('.what-is-sent pre')?.textContent ?? null;
  await expect.poll(shown).not.toBeNull();
  return JSON.parse(shown() ?? '');
}

test('an answer that may have arrived was sent, and will not be by itself', async () => {
  const uncertain = {
    state: 'uncertain',
    answeredAt: testNow,
    attempts: 2,
    secret: false,
    since: testNow,
    revision: 2,
    firstReadAt: null,
    accepted: false,
    stillWaiting: false,
  } as const;
  await showRequest({ fields: [{ type: 'text', label: 'A' }] }, { delivery: uncertain });
  await expect.element(page.getByText('What was sent')).toBeVisible();
});

test('where an answer was declined, that is what was sent, and not what the form holds', async () => {
  const form = { fields: [{ type: 'text', label: 'Name', defaultValue: 'Ada' }] };
  const world = await showRequest(form);
  leave();
  const reason = { type: 'textarea', label: 'The person could not answer', value: 'No idea' };
  const input = JSON.stringify([{ ...form.fields[0], value: '' }, reason]);
  const origin = 'https://api.example.net';
  await world.storage.local.set({
    [keys.answer('a')]: seal({ toolCallId: 'call-1', origin, input }),
  });
  await ask(world, form, { delivery: { ...deliver('accepted'), secret: false } });
  show(world, '#/tasks/a/request');
  expect(await wasSent()).toEqual(JSON.parse(input));
});

test('what was sent is what another page sent, secrets dotted, and a reason beside them, too', async () => {
  const world = await showRequest(login);
  leave();
  const [email, password, branch] = login.fields;
  const reason = { type: 'textarea', label: 'The person could not answer', value: 'hunter2' };
  const sent = (secret: string) => [
    { ...email, value: 'ada@example.org' },
    { ...password, value: secret },
    { ...branch, value: null },
    { ...reason, value: secret },
  ];
  const origin = 'https://api.example.net';
  const answer = { toolCallId: 'call-1', origin, input: JSON.stringify(sent('hunter2')) };
  await world.storage.session.set({ [keys.answer('a')]: seal(answer) });
  await ask(world, login, { delivery: deliver('accepted') });
  show(world, '#/tasks/a/request');
  expect(await wasSent()).toEqual(sent('••••••'));
});
