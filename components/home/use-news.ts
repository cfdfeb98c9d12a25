import { usePorts } from '@/components/app/ports';
import { useStored } from '@/components/app/stored/use-stored';
import { whenIdle } from '@/components/app/when-idle';
import { keys } from '@/lib/store/keys';
import { endedAt } from '@/lib/task/ended-at';
import { lastTime, looksSchema, oneVisit } from '@/lib/task/looks';
import { taskPhase } from '@/lib/task/phase';
import type { TaskRecord } from '@/lib/task/record';
import { useEffect, useMemo, useState } from 'preact/hooks';

/**
 * The ids of the tasks that ended since the person last looked at home, except those that they stopped,
 * or saw end on an open page. Tells the background that they look now.
 * @param finished null while they have not been read
 */
export function useNews(finished: readonly TaskRecord[] | null): ReadonlySet<string> {
  const { clock, send } = usePorts();
  const [openedAt] = useState(() => clock.now());
  const looks = useStored('local', finished && keys.looks, looksSchema);
  useEffect(() => {
    const look = () => void send('home.look', null);
    // A task that ends while home is in sight is no news later.
    const timer = setInterval(() => document.hidden || look(), oneVisit / 2);
    const cancel = whenIdle(look);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, [send]);
  const [since, setSince] = useState<number | null>(null);
  // What is news when home opens stays news until home is left.
  if (since === null && looks.kind === 'ok') setSince(lastTime(looks.value, openedAt));
  return useMemo(() => {
    if (since === null || finished === null) return new Set();
    const now = clock.now();
    const news = finished.filter((task) => {
      const at = endedAt(task) ?? 0;
      // One that lies ahead is from before the clock was set back: it would be news until then.
      return at > since && at <= now && at !== task.endSeen && taskPhase(task).kind !== 'stopped';
    });
    return new Set(news.map(({ id }) => id));
  }, [clock, finished, since]);
}
