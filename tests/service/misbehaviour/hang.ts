import { once } from 'node:events';
import type { ServiceContext } from '../http/context.ts';
import { noResponse } from './no-response.ts';
import { untilGone } from './until-gone.ts';

export async function hang(c: ServiceContext): Promise<Response> {
  const gone = untilGone(c);
  if (!gone.aborted) await once(gone, 'abort');
  return noResponse(c);
}
