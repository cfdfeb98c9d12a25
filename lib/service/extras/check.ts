import { mapResult, type Result } from '@/lib/result';
import { z } from '@/lib/schema';
import { ask } from '../ask';
import type { ServiceError } from '../errors';
import type { Transport } from '../exchange';

const wire = z.object({ success: z.literal(true) });

/** `GET /check`: a service's own test of the key. */
export async function check(transport: Transport): Promise<Result<null, ServiceError>> {
  const checked = await ask(transport, { method: 'GET', path: '/check' }, wire);
  return mapResult(checked, () => null);
}
