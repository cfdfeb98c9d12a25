import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { type Presence, presenceSchema } from '@/lib/store/presence';
import { read } from '@/lib/store/read';
import type { Input } from '@/lib/commands';
import type { Screen } from '@/lib/task/due';
import { second } from '@/lib/time';
import type { BackgroundPorts } from './ports';

/**
 * A visible page says so every 2 s; a page that has been silent this long is no longer visible. Most
 * pages say when they go, but Chromium drops the last word of a popup that closes.
 */
const fresh = 5 * second;

/** When a page last said that it shows a task, in ms since the epoch, by the task's id. */
type SaidAt = ReadonlyMap<string, number>;

export interface Showing extends Screen {
  /** When the last page spoke, in ms since the epoch; 0 where there is none. */
  readonly saidAt: number;
  readonly tasks: SaidAt;
  /** The tasks whose request page is in the window that has the focus. */
  readonly requests: SaidAt;
  /** Of these, the one that a page came to last, be it to its task's page first; null where there is none. */
  readonly latest: string | null;
}

/** What is on screen now. */
export async function readShowing(ports: BackgroundPorts): Promise<Showing> {
  const pages = Object.values(await current(ports)).toSorted((one, other) => one.at - other.at);
  const shown = (asked: typeof pages) =>
    new Map(asked.flatMap(({ shows, at }) => (shows === null ? [] : [[shows, at]])));
  const asking = pages.filter(({ request }) => request);
  const latest = asking.toSorted((one, other) => other.since - one.since)[0];
  return {
    visible: pages.length > 0,
    saidAt: pages.at(-1)?.at ?? 0,
    tasks: shown(pages),
    requests: shown(asking),
    latest: latest?.shows ?? null,
  };
}

export async function notePresence(
  ports: BackgroundPorts,
  { page, shows, request, visible }: Input<'check.due'>,
): Promise<void> {
  await ports.locks.run('presence', async () => {
    const { [page]: before, ...others } = await current(ports);
    const at = ports.clock.now();
    const since = before?.shows === shows ? before.since : at;
    const presence = visible ? { ...others, [page]: { at, since, shows, request } } : others;
    await ports.session.set({ [keys.presence]: seal(presence) });
  });
}

async function current(ports: BackgroundPorts): Promise<Presence> {
  const presence = (await read(ports.session, keys.presence, presenceSchema)) ?? {};
  const now = ports.clock.now();
  return Object.fromEntries(
    Object.entries(presence).filter(([, { at }]) => Math.abs(now - at) < fresh),
  );
}
