import { isSilence } from '@/lib/service/is-silence';
import { recognise } from '@/lib/service/recognise';
import { asksForRest } from '@/lib/task/failure';
import { openLink } from '../connections/link';
import { noteVerdict } from '../health/note-verdict';
import type { WakePorts } from '../records/schedule-store';
import { toldToWait } from '../health/told-to-wait';

/**
 * Whether nobody answers for a connection's service now. Asks with a request that only reads: a POST
 * that nobody answers may have arrived all the same, and would leave the person in doubt. Any other
 * problem will be the answer to the POST itself.
 * @param doubtful the service failed before, or has left an earlier request in doubt: then an error or a
 *   page that something else may have sent, a proxy say, does not count as its answer either
 */
export async function isOutOfReach(
  ports: WakePorts,
  connectionId: string,
  doubtful: boolean,
): Promise<boolean> {
  const link = await openLink(ports, connectionId);
  if (!link.ok || (await toldToWait(ports, connectionId)) !== null) return false;
  const result = await recognise(link.value.transport);
  if (result.ok) return false;
  const { error } = result;
  const unheard = !doubtful && error.code === 'unreachable';
  if (error.code !== 'other-interface' && (unheard || asksForRest(error))) {
    await noteVerdict(ports, link.value, error);
  }
  return unheard || (doubtful && isSilence(error));
}
