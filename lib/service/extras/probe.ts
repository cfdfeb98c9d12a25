import { succeed, type Result } from '@/lib/result';
import type { ServiceError } from '../errors';
import type { ServiceRequest, Transport } from '../exchange';
import { madeUpTask } from '../made-up-task';
import { type Abilities, abilitiesSchema } from './abilities';
import { hear } from './hear';

type Probe = Extract<ServiceRequest, { readonly method: 'GET' | 'PUT' }>;

/** The request that tests each ability: it only reads, or stops a task that does not exist. */
const probes: { readonly [Name in keyof Abilities]: Probe } = {
  check: { method: 'GET', path: '/check' },
  tasks: { method: 'GET', path: '/tasks?page=1&limit=1' },
  result: { method: 'GET', path: `/task/${madeUpTask}/run/result` },
  stopRun: { method: 'PUT', path: `/task/${madeUpTask}/run/stop` },
  stopTask: { method: 'PUT', path: `/task/${madeUpTask}/stop` },
};

/** Added to an endpoint's last segment, it makes one that no service has. */
const nowhere = '-not-an-endpoint';

/**
 * Finds out which of the endpoints a service has, one request after the other: mostly one for each, two
 * if the first is refused, and a few more if that may be about the key. A failure of the connection ends
 * it: then nothing is known.
 */
export async function probe(transport: Transport): Promise<Result<Abilities, ServiceError>> {
  const found: Record<string, boolean> = {};
  for (const [name, request] of Object.entries(probes)) {
    const there = await isThere(transport, request);
    if (!there.ok) return there;
    found[name] = there.value;
  }
  return succeed(abilitiesSchema.parse(found));
}

/**
 * An endpoint is there when it answers in the interface's form and not in the words the service has
 * for an address that cannot exist. (`OPTIONS` tells less: many servers answer it alike everywhere.)
 */
async function isThere(transport: Transport, probe: Probe): Promise<Result<boolean, ServiceError>> {
  const heard = await hear(transport, probe);
  if (!heard.ok) return heard;
  const { value } = heard;
  if (value.kind !== 'refused') return succeed(value.kind === 'there');
  const path = probe.path.replace(/(?=\?)|$/, nowhere);
  const control = await hear(transport, { ...probe, path });
  if (!control.ok) return control;
  // Some services repeat the address in their words.
  const elsewhere =
    control.value.kind === 'refused' ? control.value.words.replaceAll(nowhere, '') : null;
  return succeed(value.words !== elsewhere);
}
