import { moment } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import type { TaskRecord } from '@/lib/task/record';
import { minute } from '@/lib/time';
import { isRecent } from '../is-recent';
import type { BackgroundPorts } from '../ports';

/** As long as the first reminder of a request that stays. */
const silence = 15 * minute;

/**
 * Whether a request is told without a sound: its agent asks one thing after the other, and waits for no
 * answer, and one of its requests was heard not long ago.
 */
export async function isToldQuietly(
  { session }: BackgroundPorts,
  { id, settled }: TaskRecord,
  now: number,
): Promise<boolean> {
  const isReplacing = settled.some(
    ({ outcome, told }) =>
      (outcome === 'superseded' || outcome === 'gone') && isRecent(told.raisedAt, now),
  );
  return isReplacing && isRecent(await read(session, keys.toldAt(id), moment), now, silence);
}

/** Notes that a task's request was told with a sound. */
export async function noteSounded(
  { session }: BackgroundPorts,
  id: string,
  now: number,
): Promise<void> {
  await session.set({ [keys.toldAt(id)]: seal(now) });
}
