import { keys } from '@/lib/store/keys';
import { intentSchema } from '@/lib/store/intent';
import { useEffect } from 'preact/hooks';
import { usePorts } from './ports';
import { useStored } from './use-stored';

/**
 * Goes where a notification click said. Only the side panel looks: a click opens it, and a popup or
 * tab that happens to be open must not be carried off.
 */
export function useIntent(): void {
  const { place, session } = usePorts();
  const intent = useStored('session', keys.intent, intentSchema);
  const route = intent.kind === 'ok' && place === 'panel' ? intent.value.route : null;
  useEffect(() => {
    if (route === null) return;
    location.hash = route;
    void session.remove([keys.intent]);
  }, [route, session]);
}
