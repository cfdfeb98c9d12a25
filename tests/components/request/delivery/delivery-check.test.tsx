import { fail } from '@/lib/result';
import { sealSchedule } from '@/lib/store/seal-schedule';
import type { Delivery } from '@/lib/task/delivery';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTask, begun, doubtful } from '../../../support/a-task';
import { buildConnection, buildSchedule, testNow } from '../../../support/build-task';
import { leave, pageWorld, show, store } from '../../../support/page-ports';
import { ask, deliveryMark, login, showRequest, told } from '../show-request';

afterEach(leave);

test('while it is checked what became of an answer, the button says so, keeps the focus and does nothing more', async () => {
  const world = pageWorld();
  const never = new Promise<never>(() => {});
  let checks = 0;
  const ports: typeof world.ports = {
    ...world.ports,
    send: (name, input) => {
      if (name !== 'task.check') return world.ports.send(name, input);
      checks += 1;
      return never;
    },
  };
  await store(world.storage, { connections: [buildConnection()] });
  await ask(world, login, { delivery: doubtful });
  show({ ...world, ports }, '#/tasks/a/request');
  const check = page.getByRole('button', { name: 'Check now' });
  await userEvent.click(check);
  const checking = page.getByRole('button', { name: 'Checking…' });
  await expect.element(checking).toHaveAttribute('aria-disabled', 'true');
  await expect.element(checking).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(checks).toBe(1);
});

test('while an answer is on its way again, no press sends it once more, or asks for it', async () => {
  const world = pageWorld();
  const sent: string[] = [];
  const send: typeof world.ports.send = (name, input) => {
    if (name !== 'answer.resend' && name !== 'task.check') return world.ports.send(name, input);
    sent.push(name);
    return new Promise<never>(() => {});
  };
  await store(world.storage, { connections: [buildConnection()] });
  await ask(world, login, { delivery: { ...doubtful, attempts: 2 } });
  show({ ...world, ports: { ...world.ports, send } }, '#/tasks/a/request');
  const again = page.getByRole('button', { name: 'Send again' });
  await userEvent.click(again);
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(again, { force: true });
  await userEvent.click(page.getByRole('button', { name: 'Check now' }), { force: true });
  expect(sent).toEqual(['answer.resend']);
});

test.each([
  { ...begun, state: 'queued' },
  { ...doubtful, attempts: 1 },
] as const)(
  'when the button that was pressed goes, how the sending goes has its focus: $state',
  async (next) => {
    const world = await showRequest(login, { delivery: { ...doubtful, attempts: 2 } });
    const again = page.getByRole('button', { name: 'Send again' });
    await userEvent.click(again);
    await expect.element(again).toHaveFocus();
    await ask(world, login, { delivery: next });
    await expect.element(again).not.toBeInTheDocument();
    expect(document.activeElement).toBe(told());
  },
);

test.each([
  [true, undefined, /so your answer was not sent there/],
  [false, 'unproven', /before delivery was certain/],
])(
  'an answer whose connection moved, never sent: %s, is told as that and comes back',
  async (neverSent, mark, words) => {
    const world = await showRequest({ fields: [{ type: 'text', label: 'City' }] });
    await userEvent.fill(page.getByLabelText('City'), 'Basel');
    leave();
    const lost = { state: 'lost', answeredAt: testNow, attempts: 1, at: testNow } as const;
    const moved: Delivery = { ...lost, secret: false, neverSent, moved: true };
    await ask(world, { fields: [{ type: 'text', label: 'City' }] }, { delivery: moved });
    show(world, '#/tasks/a/request');
    await expect.element(page.getByLabelText('City')).toHaveValue('Basel');
    await expect.poll(() => told()?.textContent).toMatch(words);
    expect(told()?.textContent).toMatch(/address of this connection changed.*[Cc]heck/);
    expect(told()?.textContent).not.toMatch(/browser|secret|enter/);
    expect(deliveryMark() ?? undefined).toBe(mark);
  },
);

const answers = { 'task.check': () => fail({ code: 'unreachable' } as const) };

test('that it cannot be checked now is said, until it can', async () => {
  const world = await showRequest(login, { delivery: doubtful }, { answers });
  await checkInVain();
  await checkedLater(world);
});

test('that it cannot be checked what became of a last answer is said, until it can', async () => {
  const world = pageWorld({ answers });
  const tasks = [aTask().settled('unproven').build()];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/tasks/a/request');
  await checkInVain();
  await checkedLater(world);
});

async function checkInVain(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Check now' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be reached/);
}

async function checkedLater({ storage }: ReturnType<typeof pageWorld>): Promise<void> {
  await storage.session.set(sealSchedule(buildSchedule(['a'], {}, { checkedAt: testNow + 1 })));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
}

test('that an answer cannot be sent again is said', async () => {
  const full = { 'answer.resend': () => fail({ code: 'storage-full' } as const) };
  await showRequest(login, { delivery: { ...doubtful, attempts: 2 } }, { answers: full });
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/no room left/);
});
