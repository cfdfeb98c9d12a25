import { fail, succeed, type Result } from '@/lib/result';
import { z } from '@/lib/schema';
import { ask } from '../ask';
import type { ServiceError } from '../errors';
import type { ServiceRequest, Transport } from '../exchange';
import { recognise } from '../recognise';

/** What an answer says about whether its endpoint exists. */
export type Heard =
  | { readonly kind: 'there' | 'missing' }
  /** The service's words may be about the task, or about the address. */
  | { readonly kind: 'refused'; readonly words: string };

/** All responses carry `success` (interface §4): other JSON is somebody else's. */
const wire = z.object({ success: z.literal(true) });

/** Sends a request only to see how it is answered. Fails when the answer says nothing about the endpoint. */
export async function hear(
  transport: Transport,
  request: ServiceRequest,
): Promise<Result<Heard, ServiceError>> {
  const response = await ask(transport, request, wire);
  return response.ok ? succeed({ kind: 'there' }) : judgeFailure(transport, response.error);
}

async function judgeFailure(
  transport: Transport,
  error: ServiceError,
): Promise<Result<Heard, ServiceError>> {
  switch (error.code) {
    case 'refused':
      return succeed(refused(error.httpStatus === 405 ? null : error.message));
    case 'server-error':
      // A made-up id can make a service fail; a 408, and a gateway's 502, 503 and 504, are temporary.
      return [500, 501].includes(error.httpStatus) ? succeed(refused(error.message)) : fail(error);
    case 'not-json':
    case 'too-large':
    case 'unexpected-shape':
      return succeed({ kind: 'missing' });
    case 'redirected':
    case 'refused-key':
      // At an address they do not have, some services redirect to a page of theirs, or refuse every key.
      // The answer is about this address alone if a request that all services know succeeds.
      return judgeElsewhere(error, await recognise(transport));
    case 'unreachable':
    case 'timed-out':
    case 'rate-limited':
      return fail(error);
  }
}

/** If the whole service cannot answer (it wants rest, say), that tells more than this address did. */
function judgeElsewhere(
  error: ServiceError,
  known: Awaited<ReturnType<typeof recognise>>,
): Result<Heard, ServiceError> {
  if (known.ok) return succeed({ kind: 'missing' });
  return fail(known.error.code === 'other-interface' ? error : known.error);
}

function refused(words: string | null): Heard {
  return words === null ? { kind: 'missing' } : { kind: 'refused', words };
}
