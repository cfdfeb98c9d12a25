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
    const tell = (seen: boolean) => void send('check.due', { shows, request, visible: seen });
    const leave = () => tell(false);
    tell(true);
    const timer = setInterval(() => tell(true), beatMs);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      clearInterval(timer);
      leave();
    };
  }, [send, visible, shows, request]);
}
