import type { ServiceError } from './errors';

/** An error without the service's own words, for when a secret was sent that these words may quote. */
export function withoutWords(error: ServiceError): ServiceError {
  return 'message' in error ? { ...error, message: null } : error;
}
