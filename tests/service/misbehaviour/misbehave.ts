import type { MiddlewareHandler, Next } from 'hono';
import type { ServiceContext, ServiceEnv } from '../http/context.ts';
import { endpointOf } from '../http/endpoint.ts';
import { cut } from './cut.ts';
import { delay } from './delay.ts';
import { htmlPage, truncate } from './garbage.ts';
import { hang } from './hang.ts';
import { enlarge } from './huge.ts';
import type { How } from './misbehaviour.ts';
import { noResponse } from './no-response.ts';
import type { Plan } from './plan.ts';
import { slowDown } from './slow-body.ts';
import { answerStatus } from './status.ts';
import { untilGone } from './until-gone.ts';

/** Makes requests meet the misbehaviour planned for them. `stopped` gives a signal of the service's end. */
export function misbehave(plan: Plan, stopped: () => AbortSignal): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const how = plan.next(c.req.method, endpointOf(c.req.method, c.req.path));
    if (how === null) return next();
    c.get('notes').misbehaviour = how.kind;
    const response = await perform(how, { c, next, stopped: stopped() });
    // Cleared first: otherwise Hono would merge the headers of both responses.
    c.res = undefined;
    c.res = response;
  };
}

interface Exchange {
  readonly c: ServiceContext;
  readonly next: Next;
  readonly stopped: AbortSignal;
}

async function perform(how: How, { c, next, stopped }: Exchange): Promise<Response> {
  switch (how.kind) {
    case 'status':
      return answerStatus(how);
    case 'refuse-with-200':
      return Response.json({ success: false, error: how.error });
    case 'redirect':
      return new Response(null, { status: how.code ?? 302, headers: { location: how.to } });
    case 'delay':
      await delay(how.ms, stopped);
      if (stopped.aborted) return noResponse(c);
      await next();
      return c.res;
    case 'hang':
      return hang(c);
    case 'reset':
      return cut(c);
    case 'apply-then-drop':
      await next();
      return cut(c);
    case 'garbage':
      if (how.form === 'html') return htmlPage();
      await next();
      return truncate(c.res);
    case 'huge':
      await next();
      return enlarge(c.res);
    case 'slow-body':
      await next();
      return slowDown(c.res, how.ms, untilGone(c));
  }
}
