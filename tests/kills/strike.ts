import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '../service/start-service.ts';
import type { Beckon } from '../support/beckon/beckon.ts';
import { waitFor } from '../support/wait-for.ts';

interface Scene {
  readonly beckon: Beckon;
  readonly service: RunningService;
  readonly random: () => number;
}

/** How long the service takes to answer, in ms. */
export const latency = 80;

/**
 * Kills the worker at a random moment: at any time, within any request, or within a request that
 * the service does not carry out.
 */
export async function strike(scene: Scene): Promise<void> {
  const { beckon, random } = scene;
  const kind = random();
  if (kind < 0.4) await sleep(random() * 1_000);
  else if (kind < 0.8) await withinRequest(scene);
  else await unheard(scene);
  await waitFor('the worker to run', async () => beckon.workerRuns(), Boolean);
  await beckon.killWorker();
}

async function withinRequest({ service, random }: Scene): Promise<void> {
  await arrival(service);
  await sleep(random() * 1.5 * latency);
}

/**
 * Makes the next answer or creation hang, so that it is not carried out, and waits until it
 * arrives.
 */
async function unheard({ service, random }: Scene): Promise<void> {
  const path = random() < 0.7 ? 'input' : 'create';
  const takeBack = service.misbehave({ match: { path }, how: { kind: 'hang' } });
  await arrival(service, path);
  takeBack();
}

/** Waits for the next request, though not for ever: there may be none. */
async function arrival(service: RunningService, path?: string): Promise<void> {
  const fits = () => service.requests.filter(({ endpoint }) => (path ?? endpoint) === endpoint);
  const before = fits().length;
  for (const until = Date.now() + 2_500; Date.now() < until && fits().length === before;) {
    await sleep(5);
  }
}
