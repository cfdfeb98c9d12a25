import { mapResult, succeed, type Result } from '@/lib/result';
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
 * or three if the first is refused, and a few more if that may be about the key. A failure of the
 * connection ends it: then nothing is known.
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
  const elsewhere = { ...probe, path: probe.path.replace(/(?=\?)|$/, nowhere) };
  const control = await hearWords(transport, elsewhere);
  if (!control.ok) return control;
  if (control.value === null) return succeed(true);
  if (control.value === value.words) return succeed(false);
  // Words that are never the same twice (with the number of the request, say) tell nothing.
  const again = await hearWords(transport, elsewhere);
  return mapResult(again, (words) => words === control.value);
}

/** The words of a refusal, without the address that cannot exist: some services repeat it. Else null. */
async function hearWords(
  transport: Transport,
  request: ServiceRequest,
): Promise<Result<string | null, ServiceError>> {
  return mapResult(await hear(transport, request), (heard) =>
    heard.kind === 'refused' ? heard.words.replaceAll(nowhere, '') : null,
  );
}
