import { keys } from '../../../lib/store/keys.ts';
import type { Endpoint } from '../../service/http/endpoint.ts';
import type { RunningService } from '../../service/start-service.ts';
import type { Beckon } from '../../support/beckon/beckon.ts';
import { waitFor } from '../../support/wait-for.ts';

/** Waits until the agent of the first task waits for an answer. */
export async function callRaised(service: RunningService): Promise<void> {
  await waitFor(
    'the agent to ask',
    async () => service.tasks[0]?.runs[0].call ?? null,
    (call) => call !== null,
  );
}

/** Makes the next request to this endpoint hang until its client is gone. */
export function hangNext(service: RunningService, path: Endpoint) {
  const before = received(service, path);
  service.misbehave({ match: { path }, how: { kind: 'hang' } });
  return {
    /** Waits until the request has arrived. */
    arrived: () =>
      waitFor(
        `a request to ${path}`,
        async () => received(service, path),
        (count) => count > before,
      ),
  };
}

/** How many requests to this endpoint have arrived. */
export function received(service: RunningService, path: Endpoint): number {
  return service.requests.filter(({ endpoint }) => endpoint === path).length;
}

/** The answers that the agent of the first task got, oldest first. */
export function answersOf(service: RunningService) {
  return service.tasks[0]?.runs[0].answers ?? [];
}

/** Makes the service ask for an hour without requests, and waits until Beckon knows. */
export async function askForPause(service: RunningService, beckon: Beckon): Promise<void> {
  const headers = { 'retry-after': '3600' };
  service.misbehave({ match: { path: 'status' }, how: { kind: 'status', code: 429, headers } });
  await waitFor(
    'Beckon to leave the service alone',
    async () => JSON.stringify((await beckon.observer.stored('session'))[keys.schedule]),
    (schedule) => /\buntil\b/.test(schedule),
  );
}
