import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { LogEntry } from '@/lib/task/log';
import { minute } from '@/lib/time';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const call = { toolCallId: 'one', heading: 'Which weight?' };

/** The sentences that the page shows for a log's entries, oldest first. */
async function toldOf(log: readonly LogEntry[]) {
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a')] });
  await world.storage.local.set({ [keys.log('a')]: seal(log) });
  show(world, '#/tasks/a');
  const happened = page.getByRole('region', { name: 'What happened' });
  await expect.element(happened).toBeVisible();
  const lines = happened.getByRole('listitem').elements();
  return lines.map((line) => line.textContent).toReversed();
}

test('a call that is asked on after its answer says that the answer did not reach the agent', async () => {
  const asked = { kind: 'asked', ...call } as const;
  const told = await toldOf([
    { ...asked, at: testNow - 9 * minute },
    { kind: 'answered', at: testNow - 8 * minute, ...call, answers: [] },
    { kind: 'accepted', at: testNow - 8 * minute, toolCallId: 'one' },
    { ...asked, at: testNow - 3 * minute },
    { ...asked, at: testNow - 2 * minute },
    { kind: 'confirmed', at: testNow - minute, toolCallId: 'one' },
    // A service may use an id again: this is another call.
    { ...asked, at: testNow },
  ]);
  const again = expect.stringMatching(/seems not to have reached the agent.*: Which weight\?$/);
  expect(told).toEqual([
    expect.stringMatching(/Asked: Which weight\?$/),
    expect.stringMatching(/You answered Which weight\?$/),
    expect.stringMatching(/The service took the answer$/),
    again,
    again,
    expect.anything(),
    expect.stringMatching(/Asked: Which weight\?$/),
  ]);
});

test('a request that came along with an import, and is read again, says nothing of an answer', async () => {
  const asked = { kind: 'asked', ...call } as const;
  const told = await toldOf([
    { ...asked, at: testNow - 4 * minute },
    { ...asked, at: testNow - 3 * minute },
    { kind: 'answered', at: testNow - 2 * minute, ...call, answers: [] },
    { kind: 'withdrawn', at: testNow - minute, toolCallId: 'one' },
    { ...asked, at: testNow },
  ]);
  const plain = expect.stringMatching(/Asked: Which weight\?$/);
  expect(told).toEqual([plain, plain, expect.anything(), expect.anything(), plain]);
});

test('a paused task that comes back from the archive is not told as paused anew', async () => {
  const told = await toldOf([
    { kind: 'watch', at: testNow - 3 * minute, watch: 'paused' },
    { kind: 'watch', at: testNow - 2 * minute, watch: 'archived' },
    { kind: 'stopped', at: testNow - minute },
    { kind: 'watch', at: testNow, watch: 'paused' },
    { kind: 'watch', at: testNow, watch: 'archived' },
    { kind: 'watch', at: testNow, watch: 'watched' },
    { kind: 'watch', at: testNow, watch: 'paused' },
  ]);
  expect(told).toEqual([
    expect.stringMatching(/[AP]MPaused$/),
    expect.stringMatching(/Archived$/),
    expect.anything(),
    expect.stringMatching(/Back from the archive, paused as before$/),
    expect.stringMatching(/Archived$/),
    expect.stringMatching(/Watching again$/),
    expect.stringMatching(/[AP]MPaused$/),
  ]);
});
