import type { ServiceError } from './errors';

/** The service has not done what it was asked. */
type Refusal = Extract<ServiceError, { code: 'refused' | 'refused-key' | 'rate-limited' }>;

/** Whether a POST that ended in this error may have been applied all the same. */
export function isUncertain(error: ServiceError): error is Exclude<ServiceError, Refusal> {
  switch (error.code) {
    case 'unreachable':
    case 'timed-out':
    case 'redirected':
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
