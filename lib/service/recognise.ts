import { fail, succeed, type Result } from '@/lib/result';
import { anything, flag, z } from '@/lib/schema';
import type { ServiceError } from './errors';
import { exchange, type Transport } from './exchange';
import { judge } from './judge';
import { madeUpTask } from './made-up-task';

/** Something answers at the address, but it is not a service of the interface. */
export interface OtherInterface {
  readonly code: 'other-interface';
  readonly httpStatus: number;
}

/** All responses carry `success` (interface §4); a list of runs counts as ours even without it. */
const ours = z.union([z.object({ success: flag }), z.object({ data: z.array(anything) })]);

/**
 * Whether a service of the interface answers at an address and takes the key. The interface has no test
 * of a key, so it asks for the runs of a made-up task (§4.2): that the service does not know it is fine.
 */
export async function recognise(
  transport: Transport,
): Promise<Result<null, ServiceError | OtherInterface>> {
  const path = `/task/${madeUpTask}/runs?page=1&limit=1`;
  const response = await exchange(transport, { method: 'GET', path });
  if (!response.ok) return response;
  const { httpStatus, json } = response.value;
  const isOurs = ours.safeParse(json).success;
  const other = fail({ code: 'other-interface', httpStatus } as const);
  const error = judge(response.value, transport.key);
  switch (error?.code) {
    case undefined:
    case 'refused':
      return isOurs ? succeed(null) : other;
    case 'refused-key':
      // A 403 without JSON may come from any web site; a 401 is about a key, whatever its body.
      return httpStatus === 403 && json === undefined ? other : fail(error);
    case 'not-json':
    case 'unexpected-shape':
      return other;
    case 'rate-limited':
    case 'server-error':
    case 'timed-out':
    case 'redirected':
    case 'too-large':
    case 'unreachable':
      return fail(error);
  }
}
