import type { Route } from '@/lib/route';
import { useEffect, useRef } from 'preact/hooks';
import { usePorts } from './ports';
import { useVisible } from './use-visible';
import { whenIdle } from './when-idle';

/**
 * As often as the fastest rhythm (`pace.ts`). Also counted on by `presence.ts`, for which a page that misses two
 * beats is gone, and by `work-through.ts`, for which an older wake has another beside it.
 */
const beatMs = 2000;
const page = crypto.randomUUID();

/** While the page is seen, tells the background so every 2 s, and the background checks what is due. */
export function useHeartbeat(route: Route): void {
  const { send, windows } = usePorts();
  const visible = useVisible();
  const request = route.page === 'request';
  const shows = request || route.page === 'task' ? route.id : null;
  const begunRef = useRef(false);
  // The welcome page, left open after the installation, shows nothing that could need a check.
  const beats = visible && route.page !== 'welcome';
  useEffect(() => {
    if (!beats) return undefined;
    let left = false;
    const tell = async () => {
      // A page behind another window counts as visible: its request would count as seen, and nobody be told.
      const asks = request && (await windows.inFront().catch(() => true));
      if (!left) await send('check.due', { page, shows, request: asks, visible: true });
    };
    const leave = () => void send('check.due', { page, shows, request: false, visible: false });
    const isFirst = !begunRef.current;
    begunRef.current = true;
    // A page that has just opened first draws what is stored: a starting worker would slow that down.
    if (isFirst) whenIdle(() => void tell());
    else void tell();
    const timer = setInterval(() => void tell(), beatMs);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      left = true;
      clearInterval(timer);
      leave();
    };
  }, [send, windows, beats, shows, request]);
}
