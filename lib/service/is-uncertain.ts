import type { ServiceError } from './errors';

/** Whether a POST that ended in this error may have been applied all the same. */
export function isUncertain(error: ServiceError): boolean {
  switch (error.code) {
    case 'unreachable':
    case 'timed-out':
    case 'too-large':
    case 'not-json':
    case 'server-error':
    case 'unexpected-shape':
      return true;
    case 'refused-key':
    case 'refused':
    case 'rate-limited':
      return false;
  }
}
