import { handleCommand } from '@/lib/background/handle-command';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { expect, test } from 'vitest';
import { aTask } from '../../../support/a-task';
import { backgroundWorld } from '../../../support/background-world';

test('nothing that was kept for a task outlives it, and nothing of another goes', async () => {
  const { ports } = backgroundWorld();
  const task = aTask().waiting().settled('unproven', 'before').build();
  const written = (id: string) =>
    Object.fromEntries(
      [
        ...[keys.call, keys.log, keys.tools, keys.answer].map((key) => key(id)),
        ...['call-1', 'before'].flatMap((call) => [keys.draft(id, call), keys.reason(id, call)]),
      ].map((key) => [key, seal('written')]),
    );
  const other = { ...written('b'), [keys.task('b')]: seal({ ...task, id: 'b' }) };
  await ports.local.set({ ...written('a'), ...other, [keys.task('a')]: seal(task) });
  await ports.session.set({
    [keys.answer('a')]: seal('secret'),
    [keys.answer('b')]: seal('secret'),
  });
  await handleCommand(ports, 'task.discard', { id: 'a' });
  expect((await ports.local.keys()).toSorted()).toEqual(Object.keys(other).toSorted());
  const session = await ports.session.keys();
  expect(session.filter((key) => key.startsWith(keys.answer('')))).toEqual([keys.answer('b')]);
});
