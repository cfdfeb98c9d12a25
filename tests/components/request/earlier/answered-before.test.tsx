import { dots } from '@/lib/form/without-secrets';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { AnsweredField } from '@/lib/task/answered-fields';
import type { LogEntry } from '@/lib/task/log';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNow } from '../../../support/build-task';
import { leave, show } from '../../../support/page-ports';
import { answersOf, ask, deliver, deliveryMark, draftOf, showRequest } from '../show-request';

afterEach(leave);

const booking = {
  heading: 'That date is taken',
  fields: [
    { type: 'text', label: 'Name' },
    { type: 'date', label: 'Date' },
    { type: 'radio', label: 'Seat', options: ['Window', 'Aisle'] },
    { type: 'checkbox', label: 'By train' },
    { type: 'password', label: 'PIN' },
  ],
};

function given(toolCallId: string, ...answers: readonly AnsweredField[]): LogEntry[] {
  return [
    { kind: 'answered', at: testNow, toolCallId, heading: '', answers: [...answers] },
    { kind: 'confirmed', at: testNow, toolCallId },
  ];
}

const whole: readonly AnsweredField[] = [
  { label: 'Name', text: 'Kim' },
  { label: 'Date', text: '2027-03-01' },
  { label: 'Seat', text: 'Aisle' },
  { label: 'By train', text: 'yes' },
  { label: 'PIN', text: dots },
];

/** Shows a request of a task in which the person has answered before. */
async function showAfter(
  log: readonly LogEntry[],
  asked: Parameters<typeof ask>[2] = {},
  form: unknown = booking,
) {
  const world = await showRequest(form);
  leave();
  await world.storage.local.set({ [keys.log('a')]: seal(log) });
  await ask(world, form, { toolCallId: 'call-now', ...asked });
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Name')).toBeVisible();
  return world;
}

const offer = page.getByText('What you answered before');
const use = page.getByRole('button', { name: /^Use it/ });

test('who is asked again uses what they answered before, all but the secret', async () => {
  const world = await showAfter(given('call-1', ...whole));
  await userEvent.click(offer);
  expect(document.querySelector('details.old-text dl')!.textContent).not.toContain(dots);
  await userEvent.click(use);
  await expect.element(page.getByLabelText('Name')).toHaveValue('Kim');
  await expect.element(page.getByLabelText('Date')).toHaveValue('2027-03-01');
  await expect.element(page.getByLabelText('Aisle')).toBeChecked();
  await expect.element(page.getByLabelText('By train')).toBeChecked();
  await expect.element(page.getByLabelText('PIN', { exact: true })).toHaveValue('');
  // These words count as typed: the draft has them, so a popup that closes does not lose them.
  await expect.poll(() => draftOf(world, 'call-now')?.fields.length).toBe(4);
  await userEvent.fill(page.getByLabelText('PIN', { exact: true }), '1234');
  await userEvent.click(page.getByRole('button', { name: 'Send answer' }));
  await expect.poll(() => answersOf(world).length).toBe(1);
  expect(answersOf(world)[0]?.input).toContain('"2027-03-01"');
});

test('it is the latest answer to any of these questions', async () => {
  await showAfter([
    ...given('call-1', { label: 'Name', text: 'Kim' }),
    ...given('call-2', { label: 'Name', text: 'Robin' }),
    ...given('call-3', { label: 'Code', text: 'none of these' }),
  ]);
  await userEvent.click(offer);
  await userEvent.click(use);
  await expect.element(page.getByLabelText('Name')).toHaveValue('Robin');
});

test('an answer that came to nothing is not among them, nor one that asked something else', async () => {
  const [answered] = given('call-1', ...whole);
  await showAfter([answered!, ...given('call-2', { label: 'Code', text: 'none of these' })]);
  await expect.element(page.getByRole('button', { name: 'Send answer' })).toBeVisible();
  expect(offer.elements()).toEqual([]);
});

test('an answer that history has cut off is not passed off as the whole', async () => {
  const long = { type: 'textarea', label: 'Letter' };
  const form = { fields: [...booking.fields, long] };
  const cut = { label: 'Letter', text: 'x'.repeat(500) };
  await showAfter(given('call-1', { label: 'Name', text: 'Kim' }, cut), {}, form);
  await userEvent.click(offer);
  await userEvent.click(use);
  await expect.element(page.getByLabelText('Name')).toHaveValue('Kim');
  await expect.element(page.getByLabelText('Letter')).toHaveValue('');
});

test('once the form is answered, nothing is put into it any more', async () => {
  await showAfter(given('call-1', ...whole), { delivery: deliver('queued') });
  await expect.poll(deliveryMark).toBe('queued');
  expect(use.elements()).toEqual([]);
});

test('what is offered comes with the form, and pushes it nowhere', async () => {
  const world = await showAfter(given('call-1', ...whole));
  leave();
  const { local } = world.storage;
  const get = local.get.bind(local);
  const history = Promise.withResolvers<void>();
  Object.assign(local, {
    get: async (wanted: readonly string[]) => {
      if (wanted.includes(keys.log('a'))) await history.promise;
      return get(wanted);
    },
  });
  show(world, '#/tasks/a/request');
  await expect.element(page.getByText('Loading…')).toBeInTheDocument();
  expect(page.getByLabelText('Name').elements()).toEqual([]);
  history.resolve();
  await expect.element(page.getByLabelText('Name')).toBeVisible();
  await expect.element(offer).toBeVisible();
});
