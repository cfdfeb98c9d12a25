import { type OtherInterface, recognise } from '@/lib/service/recognise';
import type { ServiceError } from '@/lib/service/errors';
import { asksForRest } from '@/lib/task/failure';
import { openLink } from './link';
import { noteAnswer } from './note-answer';
import type { WakePorts } from './schedule-store';
import { toldToWait } from './told-to-wait';

/**
 * Whether nobody answers for a connection's service now, by a request that only reads: a POST that
 * nobody answers may have arrived all the same, and would leave the person in doubt. Whatever else is
 * the matter, the POST itself will be told.
 * @param doubtful it failed before: then an error or a page that others may have sent in its place, a
 * proxy say, is no answer either
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

/** What a service itself says of a task nobody made is an answer, be it that it failed over it. */
function isSilence(error: ServiceError | OtherInterface): boolean {
  switch (error.code) {
    case 'unreachable':
    case 'timed-out':
    case 'redirected':
      return true;
    case 'server-error':
      return error.httpStatus !== 500;
    case 'other-interface':
      // Any address of a network that first wants the person to log in shows a page.
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
