import type { Delivery } from '@/lib/task/delivery';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { ask, login } from './show-request';

afterEach(leave);

const uncertain: Delivery = {
  state: 'uncertain',
  answeredAt: testNow,
  attempts: 1,
  secret: false,
  since: testNow,
  revision: 1,
  firstReadAt: null,
  accepted: false,
  stillWaiting: false,
};

test('while it is checked what became of an answer, the focus stays and a second press does nothing', async () => {
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
  await ask(world, login, { delivery: uncertain });
  show({ ...world, ports }, '#/tasks/a/request');
  const check = page.getByRole('button', { name: 'Check' });
  await userEvent.click(check);
  await expect.element(check).toHaveAttribute('aria-disabled', 'true');
  await expect.element(check).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(checks).toBe(1);
});
