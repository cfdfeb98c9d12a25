import { moment, z } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { isRecent } from '../is-recent';
import { summaryId } from './notification-id';
import { requestsNotice } from './notification-text';
import type { BackgroundPorts } from '../ports';
import { raise, reword } from './raise';
import type { Scene } from './scene';

/** More notifications at once than this become one summary. */
export const mostAtOnce = 3;

const summarySchema = z.object({
  raisedAt: moment,
  /** The ids of the notifications it stands for. */
  members: z.array(z.string()),
});
type Summary = z.infer<typeof summarySchema>;

/**
 * Shows the summary for these requests, in place of notifications of their own.
 * @param remind one of the requests is due for a reminder
 */
export async function tellTogether(
  ports: BackgroundPorts,
  scene: Scene,
  members: readonly string[],
  remind: boolean,
): Promise<void> {
  const standing = scene.notifications.has(summaryId) ? await readSummary(ports) : null;
  const told = new Set(standing?.members);
  if (!remind && members.every((id) => told.has(id))) return;
  const quietly = standing !== null && isRecent(standing.raisedAt, scene.now);
  const raisedAt = quietly ? standing.raisedAt : scene.now;
  await writeSummary(ports, { raisedAt, members: [...members] });
  const notice = requestsNotice(members.length);
  if (quietly) {
    await reword(ports, scene, summaryId, notice);
  } else {
    await ports.notifications.clear(summaryId);
    await raise(ports, scene, summaryId, notice);
  }
  const own = members.filter((id) => scene.notifications.has(id));
  await Promise.all(own.map((id) => ports.notifications.clear(id)));
}

/**
 * Makes the shown summary say how many of its requests still wait.
 * @returns how many
 */
export async function followSummary(
  ports: BackgroundPorts,
  scene: Scene,
  waiting: ReadonlySet<string>,
): Promise<number> {
  const summary = await readSummary(ports);
  if (summary === null) return 0;
  const members = summary.members.filter((id) => waiting.has(id));
  if (members.length > 0 && members.length < summary.members.length) {
    await writeSummary(ports, { ...summary, members });
    await reword(ports, scene, summaryId, requestsNotice(members.length));
  }
  return members.length;
}

function readSummary({ session }: BackgroundPorts): Promise<Summary | null> {
  return read(session, keys.summary, summarySchema);
}

async function writeSummary({ session }: BackgroundPorts, summary: Summary): Promise<void> {
  await session.set({ [keys.summary]: seal(summary) });
}
