import type { Route } from '@/lib/route';
import { useEffect, useRef } from 'preact/hooks';
import { usePorts } from './ports';
import { useVisible } from './use-visible';
import { whenIdle } from './when-idle';

const beatMs = 2000;
const page = crypto.randomUUID();

/** While the page is seen, tells the background every 2 s, so that what is due gets checked. */
export function useHeartbeat(route: Route): void {
  const { send } = usePorts();
  const visible = useVisible();
  const request = route.page === 'request';
  const shows = request || route.page === 'task' ? route.id : null;
  const begunRef = useRef(false);
  // Left open after the installation, it shows nothing that could need a check.
  const beats = visible && route.page !== 'welcome';
  useEffect(() => {
    if (!beats) return undefined;
    const tell = (seen: boolean) => void send('check.due', { page, shows, request, visible: seen });
    const leave = () => tell(false);
    const isFirst = !begunRef.current;
    begunRef.current = true;
    // Just opened, the page shows what is stored first: a worker that starts takes its processor.
    const cancel = isFirst ? whenIdle(() => tell(true)) : undefined;
    if (!isFirst) tell(true);
    const timer = setInterval(() => tell(true), beatMs);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      cancel?.();
      clearInterval(timer);
      leave();
    };
  }, [send, beats, shows, request]);
}
