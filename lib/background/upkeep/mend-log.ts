import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { BackgroundPorts } from '../ports';

/** With so much in its log, Chromium writes all that it knows to other files, and begins a new log. */
const fullLog = 4 * 1024 * 1024;

/** For the log, those files and whatever else is written meanwhile. */
const enough = 4 * fullLog;

/**
 * Chromium appends what is stored to a log, which it reads when it starts. A write that fails for want of
 * room, or that a power cut breaks off, leaves a part of itself there, and Chromium takes what follows for
 * damaged: all that was stored from then on would be gone with the browser's next start. So a new log is
 * begun after such a failure, and after each start, since nothing tells how the browser ended.
 * @throws while there is no room
 */
export async function mendLog(ports: BackgroundPorts): Promise<void> {
  const { local, session, locks, clock } = ports;
  await locks.run('mend', async () => {
    if (keys.whole in (await session.get([keys.whole]))) return;
    // With too little room, this would take all of it. If none were left for the other files, Chromium
    // would take no more writes until it is started again.
    if ((await ports.room()) < enough) throw new Error('no space left');
    // Never the same twice: where a worker died before it removed one, Chromium would not write the same.
    await local.set({ [keys.filler]: seal('0'.repeat(fullLog) + clock.now()) });
    // Before the next write, with which the new log begins: if that fails, it is noted again.
    await session.set({ [keys.whole]: seal(true) });
    await local.remove([keys.filler]);
  });
}
