import { succeed } from '@/lib/result';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildConnection, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { ask, login, showRequest } from './show-request';

afterEach(leave);

const link = page.getByRole('link', { name: 'Watch live on live.example.net' });

test('what an agent asks about can be looked at where the agent is, below its form', async () => {
  const url = 'https://live.example.net/session/9';
  await showRequest(login, {}, { answers: { 'task.live': () => succeed({ url }) } });
  await expect.element(link).toHaveAttribute('href', url);
  const form = document.querySelector('form[name="answer"]');
  expect(form?.compareDocumentPosition(link.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('of a paused task it is not asked for', async () => {
  let url: string | null = null;
  const live = vi.fn(() => succeed({ url }));
  const world = pageWorld({ answers: { 'task.live': live } });
  await store(world.storage, { connections: [buildConnection()] });
  await ask(world, login, {}, { watch: 'paused', observed: observed('tool_call') });
  show(world, '#/tasks/a/request');
  await expect.poll(() => document.querySelector('form[name="answer"]')).not.toBeNull();
  url = 'https://live.example.net/';
  await ask(world, login, {}, { watch: 'watched', observed: observed('running') });
  await expect.element(link).toBeVisible();
  expect(live).toHaveBeenCalledTimes(1);
});

function observed(status: string) {
  return { status, detailedStatus: null, changedAt: testNow };
}
