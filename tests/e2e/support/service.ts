import { waitFor } from '../../support/wait-for.ts';
import type { RunningService } from '../../service/start-service.ts';

/** Waits until the agent of the first task waits for an answer; when that was, in ms. */
export async function callRaised(service: RunningService): Promise<number> {
  await waitFor(
    'the agent to ask',
    async () => service.tasks[0]?.runs[0].call ?? null,
    (call) => call !== null,
  );
  return Date.now();
}
