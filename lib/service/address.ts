import { fail, succeed, type Result } from '@/lib/result';
import { withApiPrefix } from './api-prefix';
import { hostPermission } from './host-permission';
import { isLoopback } from './loopback';
import { parseTypedUrl } from './typed-url';

export interface Address {
  /** With its version prefix, without a trailing slash. */
  readonly baseUrl: string;
  readonly origin: string;
  /** Host, and port where it is not the scheme's own. */
  readonly host: string;
  /** The host permission to ask for. */
  readonly permission: string;
}

export type AddressProblem =
  | 'empty'
  | 'not-an-address'
  | 'not-http'
  | 'has-credentials'
  | 'has-query'
  /** Unencrypted, beyond this machine, and the person has not accepted that. */
  | 'plain-http';

/**
 * Reads a service address as people type or paste it: a missing scheme (http on this machine, https
 * beyond), a missing or half-typed `/api/v1`, an endpoint behind it, slashes, capitals and spaces.
 */
export function normaliseAddress(
  typed: string,
  { allowPlainHttp }: { readonly allowPlainHttp: boolean },
): Result<Address, AddressProblem> {
  const parsed = parseTypedUrl(typed);
  if (!parsed.ok) return parsed;
  const url = parsed.value;
  // No host has other characters, though the browser takes them: a comma or quotes that were copied along,
  // or a star, which would ask for a permission for every host.
  if (/[^\w.:[\]-]/.test(url.hostname)) return fail('not-an-address');
  if (url.username !== '' || url.password !== '') return fail('has-credentials');
  if (url.search !== '' || url.hash !== '') return fail('has-query');
  if (url.protocol === 'http:' && !allowPlainHttp && !isLoopback(url.hostname)) {
    return fail('plain-http');
  }
  const { origin, host } = url;
  const baseUrl = origin + withApiPrefix(url.pathname);
  return succeed({ baseUrl, origin, host, permission: hostPermission(baseUrl) });
}
