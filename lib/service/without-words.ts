import type { ServiceError } from './errors';

/** An error without the service's own words, for whoever sent what these must not quote. */
export function withoutWords(error: ServiceError): ServiceError {
  return 'message' in error ? { ...error, message: null } : error;
}
