import type { Route } from '@/lib/route';
import { useEffect, useRef } from 'preact/hooks';
import { usePorts } from './ports';
import { useVisible } from './use-visible';
import { whenIdle } from './when-idle';

const beatMs = 2000;
const page = crypto.randomUUID();

/** While the page is seen, tells the background every 2 s, so that what is due gets checked. */
export function useHeartbeat(route: Route): void {
  const { send, windows } = usePorts();
  const visible = useVisible();
  const request = route.page === 'request';
  const shows = request || route.page === 'task' ? route.id : null;
  const begunRef = useRef(false);
  // Left open after the installation, it shows nothing that could need a check.
  const beats = visible && route.page !== 'welcome';
  useEffect(() => {
    if (!beats) return undefined;
    let left = false;
    const tell = async () => {
      // A page behind another window counts as visible, and nobody would be told of its request.
      const asks = request && (await windows.inFront().catch(() => true));
      if (!left) await send('check.due', { page, shows, request: asks, visible: true });
    };
    const leave = () => void send('check.due', { page, shows, request: false, visible: false });
    const isFirst = !begunRef.current;
    begunRef.current = true;
    // Just opened, the page shows what is stored first: a worker that starts takes its processor.
    const cancel = isFirst ? whenIdle(() => void tell()) : undefined;
    if (!isFirst) void tell();
    const timer = setInterval(() => void tell(), beatMs);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      left = true;
      cancel?.();
      clearInterval(timer);
      leave();
    };
  }, [send, windows, beats, shows, request]);
}
