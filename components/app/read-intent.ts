import { open } from '@/lib/store/envelope';
import { intentSchema, routeFor } from '@/lib/store/intent';
import { keys } from '@/lib/store/keys';
import type { PagePorts } from './ports';

/**
 * Where a notification's click or the popup sends the side panel that has just opened; null for nowhere.
 * The intent stays in storage, for `useIntent` to follow.
 * @throws what the storage area throws
 */
export async function readIntent(ports: PagePorts): Promise<string | null> {
  if (ports.place !== 'panel') return null;
  const [stored, here] = await Promise.all([
    ports.session.get([keys.intent]),
    ports.windows.current(),
  ]);
  const intent = open(keys.intent, intentSchema, stored[keys.intent]);
  return intent.kind === 'ok' ? routeFor(intent.value, here, ports.clock.now()) : null;
}
