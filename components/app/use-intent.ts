import { keys } from '@/lib/store/keys';
import { intentSchema, routeFor } from '@/lib/store/intent';
import { useEffect, useState } from 'preact/hooks';
import { usePorts } from './ports';
import { useStored } from './stored/use-stored';
import { useWindow } from './use-window';

/**
 * Goes where a notification's click or the popup said. Only the side panel of the window that was meant
 * looks: a popup, a tab or another window's panel that happens to be open must stay where it is.
 * @returns how often the panel was sent somewhere
 */
export function useIntent(): number {
  const { clock, place, session } = usePorts();
  const here = useWindow();
  const [followed, setFollowed] = useState(0);
  const intent = useStored('session', place === 'panel' ? keys.intent : null, intentSchema);
  const route = intent.kind === 'ok' ? routeFor(intent.value, here, clock.now()) : null;
  useEffect(() => {
    if (route === null) return;
    location.hash = route;
    setFollowed((count) => count + 1);
    void session.remove([keys.intent]);
  }, [route, session]);
  return followed;
}
