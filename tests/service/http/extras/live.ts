import type { Task } from '../../tasks/task.ts';
import type { ServiceContext } from '../context.ts';

/** Where a run can be watched while its agent is at work, else null; `liveStatus` of a status. */
export function liveStatus(c: ServiceContext, { taskId, runs }: Task): string | null {
  const [{ status }] = runs;
  return status === 'running' ? new URL(`/live/${taskId}`, c.req.url).href : null;
}

/** A stand-in for the agent's browser. It wants no key: whoever knows the address may watch. */
export function livePage(c: ServiceContext): Response {
  return c.html('<!doctype html><title>Live view</title><p>Here the agent would be at work.');
}
