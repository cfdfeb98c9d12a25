import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from '../../service/start-service.ts';
import type { Beckon } from '../../support/beckon/beckon.ts';

/**
 * Keeps what was on screen, in storage and on the network, for the person who looks into a failed
 * test.
 */
export async function keepEvidence(
  name: string,
  beckon: Beckon,
  service: RunningService,
): Promise<void> {
  const folder = join('.output', 'failures', name.replaceAll(/[^a-z0-9]+/gi, '-'));
  mkdirSync(folder, { recursive: true });
  for (const [index, page] of (await beckon.pages()).entries()) {
    await page.screenshot({ path: join(folder, `page-${index}.png`) });
  }
  const local = await beckon.observer.stored('local');
  const session = await beckon.observer.stored('session');
  const evidence = { local, session, requests: service.requests };
  writeFileSync(join(folder, 'evidence.json'), JSON.stringify(evidence, null, 2));
}
