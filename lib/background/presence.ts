import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { type Presence, presenceSchema } from '@/lib/store/presence';
import { read } from '@/lib/store/read';
import type { Input } from '@/lib/messages';
import type { Screen } from '@/lib/task/due';
import type { BackgroundPorts } from './ports';

/** A visible page says so every 2 s; one that has been silent this long is not visible any more. */
const fresh = 5_000;

export interface Showing extends Screen {
  /** The tasks whose request page is in the window that has the focus. */
  readonly requests: ReadonlySet<string>;
}

/** What is on screen now. */
export async function readShowing(ports: BackgroundPorts): Promise<Showing> {
  const pages = Object.values(await current(ports));
  const shown = (asked: typeof pages) =>
    new Set(asked.flatMap(({ shows }) => (shows === null ? [] : [shows])));
  return {
    visible: pages.length > 0,
    tasks: shown(pages),
    requests: shown(pages.filter(({ request }) => request)),
  };
}

export async function notePresence(
  ports: BackgroundPorts,
  { page, shows, request, visible }: Input<'check.due'>,
): Promise<void> {
  await ports.locks.run('presence', async () => {
    const { [page]: _, ...others } = await current(ports);
    const seen = { at: ports.clock.now(), shows, request };
    const presence = visible ? { ...others, [page]: seen } : others;
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
