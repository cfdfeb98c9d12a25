import type { ServiceError } from './errors';

/**
 * An error, without the service's own words if a secret was sent: they may quote it, and an error reaches
 * the disk and the page.
 */
export function withoutWords(error: ServiceError, secret: boolean | undefined): ServiceError {
  return secret && 'message' in error ? { ...error, message: null } : error;
}
