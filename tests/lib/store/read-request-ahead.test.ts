import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readAhead } from '@/lib/store/read-ahead';
import { readRequestAhead } from '@/lib/store/read-request-ahead';
import { expect, test } from 'vitest';
import { buildCall, buildTask } from '../../support/build-task';
import { memoryStorage } from '../../support/memory-storage';

/** The keys of a request's page whose values are known once the request was read ahead. */
async function knownOf(task: unknown) {
  const { local, session, changes } = memoryStorage();
  await local.set({ [keys.task('a')]: task });
  const ahead = readAhead({ local, session }, changes);
  await readRequestAhead(ahead, 'a');
  const drafts = [keys.draft('a', 'call-1'), keys.reason('a', 'call-1')];
  return {
    task: ahead.known('local', [keys.task('a'), keys.call('a'), keys.log('a'), keys.tools('a')]),
    drafts: ahead.known('local', drafts),
  };
}

test('reads the task, what its agent asks, and what was typed for that', async () => {
  const task = seal(buildTask('a', { call: buildCall({ toolCallId: 'call-1' }) }));
  expect(await knownOf(task)).toEqual({ task: { [keys.task('a')]: task }, drafts: {} });
});

test.for<[string, unknown]>([
  ['a task that asks nothing', seal(buildTask('a'))],
  ['no task', undefined],
  ['no envelope', 'x'],
  ['no record', seal(['a'])],
  ['a call that is none', seal({ call: 'call-1' })],
  ['an id that is none', seal({ call: { toolCallId: 1 } })],
])('%s: there is nothing to have been typed for', async ([, stored]) => {
  const { task, drafts } = await knownOf(stored);
  expect(task).not.toBeNull();
  expect(drafts).toBeNull();
});
