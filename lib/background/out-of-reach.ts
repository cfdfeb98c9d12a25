import { type OtherInterface, recognise } from '@/lib/service/recognise';
import type { ServiceError } from '@/lib/service/errors';
import { asksForRest } from '@/lib/task/failure';
import { openLink } from './link';
import { noteAnswer } from './note-answer';
import type { WakePorts } from './schedule-store';
import { toldToWait } from './told-to-wait';

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
  const answer = await recognise(link.value.transport);
  if (answer.ok) return false;
  const { error } = answer;
  const unheard = !doubtful && error.code === 'unreachable';
  if (error.code !== 'other-interface' && (unheard || asksForRest(error))) {
    await noteAnswer(ports, link.value, error);
  }
  return unheard || (doubtful && isSilence(error));
}

/**
 * Whether an error is no answer of the service itself. What the service says about the made-up task is
 * an answer, even that it failed over it.
 */
function isSilence(error: ServiceError | OtherInterface): boolean {
  switch (error.code) {
    case 'unreachable':
    case 'timed-out':
    case 'redirected':
      return true;
    case 'server-error':
      return error.httpStatus !== 500;
    case 'other-interface':
      // A network that wants the person to log in first shows a page at every address.
      return error.httpStatus < 400;
    case 'rate-limited':
    case 'refused-key':
    case 'refused':
    case 'too-large':
    case 'not-json':
    case 'unexpected-shape':
      return false;
  }
}
