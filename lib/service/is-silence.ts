import type { ServiceError } from './errors';
import type { OtherInterface } from './recognise';

/**
 * Whether an error is no answer of the service itself. What the service says about the made-up task is
 * an answer, even that it failed over it.
 */
export function isSilence(error: ServiceError | OtherInterface): boolean {
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
