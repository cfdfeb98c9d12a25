import type { Route } from '@/lib/route';
import { useEffect } from 'preact/hooks';
import { usePorts } from './ports';
import { useVisible } from './use-visible';

const beatMs = 2000;

/** While the page is seen, tells the background every 2 s, so that what is due gets checked. */
export function useHeartbeat(route: Route): void {
  const { send } = usePorts();
  const visible = useVisible();
  const request = route.page === 'request';
  const shows = request || route.page === 'task' ? route.id : null;
  useEffect(() => {
    if (!visible) return undefined;
    const beat = () => void send('check.due', { shows, request });
    beat();
    const timer = setInterval(beat, beatMs);
    return () => clearInterval(timer);
  }, [send, visible, shows, request]);
}
