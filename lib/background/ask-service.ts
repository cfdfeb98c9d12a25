import type { CommandError } from '@/lib/messages';
import { fail, type Result } from '@/lib/result';
import type { ServiceError } from '@/lib/service/errors';
import type { Transport } from '@/lib/service/exchange';
import { asksForRest } from '@/lib/task/failure';
import { isOffline } from './is-offline';
import { openLink } from './link';
import { noteAnswer } from './note-answer';
import type { WakePorts } from './schedule-store';
import { inSlot } from './slots';
import { toldToWait } from './told-to-wait';

/**
 * Asks a service something for a page, but never before it allows.
 * @param tells whether a failure is noted as one of the whole connection. By default only a wish for
 *   rest is: an endpoint that not every service has may fail while the service is well
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
  // A refused key is tried again by a check, a creation and a test of the connection alone: they let
  // the connection go on once it is taken.
  if (health.state === 'refused-key') return fail({ code: health.state, message: health.message });
  return inSlot(ports, connectionId, async () => {
    const wait = await toldToWait(ports, connectionId);
    if (wait !== null) return wait;
    const answer = await ask(link.value.transport);
    if (answer.ok) await noteAnswer(ports, link.value, 'ok');
    else if (tells(answer.error)) await noteAnswer(ports, link.value, answer.error);
    return answer;
  });
}
