import { stringifyJson } from '@/lib/json';
import { type Draft, draftSchema } from '@/lib/store/draft';
import { open, seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { digestCall } from '@/lib/form/digest';
import type { Input } from '@/lib/commands';
import type { Delivery } from '@/lib/task/delivery';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { expect } from 'vitest';
import { buildCall, buildConnection, buildTask, testNow } from '../../support/build-task';
import { pageWorld, show, store } from '../../support/page-ports';

type World = ReturnType<typeof pageWorld>;

export const login = {
  heading: 'Log in to the portal',
  fields: [
    { type: 'email', label: 'Account e-mail', required: true },
    { type: 'password', label: 'Password' },
    { type: 'radio', label: 'Branch', options: ['Head office', 'Warehouse'] },
  ],
  submitButton: { label: 'Log in' },
};

interface Asked {
  readonly toolCallId?: string;
  readonly toolName?: string;
  readonly delivery?: Delivery | null;
  readonly doubted?: boolean;
}

/** Stores an open call as the background would. */
export async function ask(
  world: World,
  parameters: unknown,
  { toolCallId = 'call-1', toolName = 'form_input', delivery = null, ...about }: Asked = {},
  changes: Partial<TaskRecord> = {},
): Promise<void> {
  const digest = digestCall(toolName, parameters);
  const call: OpenCall = buildCall({ toolCallId, toolName, digest, delivery, ...about });
  await world.storage.local.set({
    [keys.task('a')]: seal(buildTask('a', { title: 'Paper', call, ...changes })),
    [keys.call('a')]: seal({ toolCallId, toolName, parameters: stringifyJson(parameters) }),
  });
}

/** Shows the request page of a task whose agent asks with these parameters. */
export async function showRequest(
  parameters: unknown,
  asked: Asked = {},
  options: Parameters<typeof pageWorld>[0] = {},
): Promise<World> {
  const world = pageWorld(options);
  await store(world.storage, { connections: [buildConnection()] });
  await ask(world, parameters, asked);
  show(world, '#/tasks/a/request');
  // The first time, the code of the request page has to be fetched.
  await expect.poll(() => document.querySelector('.request-box')).not.toBeNull();
  return world;
}

export function deliver(state: 'queued' | 'lost' | 'refused' | 'accepted' | 'sending'): Delivery {
  const shared = { answeredAt: testNow, attempts: 1, secret: true };
  switch (state) {
    case 'queued':
      return { ...shared, state };
    case 'sending':
      return { ...shared, state, since: testNow };
    case 'accepted':
      return { ...shared, state, at: testNow, revision: 3, stillWaiting: false };
    case 'refused':
      return {
        ...shared,
        state,
        at: testNow,
        stillWaiting: true,
        message: 'Tool call ID mismatch',
      };
    case 'lost':
      return { ...shared, state, at: testNow, neverSent: true, moved: false };
  }
}

/** The answers that the page handed to the background. */
export function answersOf(world: World): readonly Input<'answer.submit'>[] {
  return world.sent.flatMap(({ name, input }) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name says which input it is
    name === 'answer.submit' ? [input as Input<'answer.submit'>] : [],
  );
}

export function draftOf(world: World, toolCallId = 'call-1'): Draft | null {
  const key = keys.draft('a', toolCallId);
  const opened = open(key, draftSchema, world.storage.dump('local')[key]);
  return opened.kind === 'ok' ? opened.value : null;
}

/** The element in which the page says how the delivery goes. */
export function told(): HTMLElement | null {
  return document.querySelector('main [role="status"]');
}

export function deliveryMark(): string | null {
  return (
    document.querySelector('[role="status"][data-delivery]')?.getAttribute('data-delivery') ?? null
  );
}
