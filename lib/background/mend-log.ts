import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { BackgroundPorts } from './ports';

/** With so much in its log, Chromium writes all that it knows to other files, and begins a new log. */
const fullLog = 4 * 1024 * 1024;

/**
 * Chromium appends what is stored to a log, which it reads when it starts. A write that fails for want of
 * room leaves a part of itself there, and Chromium takes what follows for damaged: all that was stored from
 * then on would be gone with the browser's next start. So after such a failure, a new log is begun.
 * @throws while there is no room
 */
export async function mendLog({ local, session }: BackgroundPorts): Promise<void> {
  const { torn } = keys;
  if (!(torn in (await session.get([torn])))) return;
  // The short one first: while there is no room it fails, and costs little.
  for (const length of [0, fullLog]) await local.set({ [torn]: seal('0'.repeat(length)) });
  await local.remove([torn]);
  await session.remove([torn]);
}
