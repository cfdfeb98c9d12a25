import { handleCommand } from '@/lib/background/handle-command';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { backgroundWorld } from '../../../support/background-world';

const answer = { id: 'a', toolCallId: 'call-1', input: '[]', secret: false, answers: [] };

test.each([
  ['a task that is gone', {}],
  ['a task without its connection', { [keys.task('a')]: seal(aTask().waiting().build()) }],
])('an answer of %s is not taken', async (_, stored) => {
  const { ports, storage } = backgroundWorld();
  await storage.local.set(stored);
  const before = storage.dump('local');
  expect(await handleCommand(ports, 'answer.submit', answer)).toEqual({
    ok: false,
    error: { code: 'not-found' },
  });
  expect(storage.dump('local')).toEqual(before);
});
