import type { CommandError } from '@/lib/commands';
import { fail, type Result } from '@/lib/result';
import type { ServiceError } from '@/lib/service/errors';
import type { Transport } from '@/lib/service/exchange';
import { asksForRest } from '@/lib/task/failure';
import { isOffline } from '../connections/is-offline';
import { openLink } from '../connections/link';
import { noteVerdict } from '../health/note-verdict';
import type { WakePorts } from '../records/schedule-store';
import { inSlot } from './slots';
import { toldToWait } from '../health/told-to-wait';

/**
 * Asks a service something for a page, but not before the service allows it.
 * @param tells whether a failure counts for the whole connection. By default only a wish for rest does:
 *   an endpoint that not every service has may fail while the service is well
 */
export async function askService<Value>(
  ports: WakePorts,
  connectionId: string,
  ask: (transport: Transport) => Promise<Result<Value, ServiceError>>,
  tells: (error: ServiceError) => boolean = asksForRest,
): Promise<Result<Value, CommandError>> {
  if (await isOffline(ports, connectionId)) return fail({ code: 'unreachable' });
  const link = await openLink(ports, connectionId);
  if (!link.ok) return link;
  const { health } = link.value.connection;
  // Only a check, a creation and a test of the connection try a refused key again: they let the
  // connection go on once the service takes the key.
  if (health.state === 'refused-key') return fail({ code: health.state, message: health.message });
  return inSlot(ports, connectionId, async () => {
    const wait = await toldToWait(ports, connectionId);
    if (wait !== null) return wait;
    const result = await ask(link.value.transport);
    if (result.ok) await noteVerdict(ports, link.value, 'ok');
    else if (tells(result.error)) await noteVerdict(ports, link.value, result.error);
    return result;
  });
}
