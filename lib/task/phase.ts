import { isAnswerable, isStillAsked } from './deliver';
import { endOf } from './end-of';
import type { OpenCall, TaskRecord } from './record';

/** Where a task stands, as one word of ours; what the service said stays in the record. */
export type Phase =
  | { readonly kind: 'creating' | 'creation-unknown' | 'creation-refused' }
  /** The call waits for the person: never answered, or its answer was refused, lost or taken back. */
  | { readonly kind: 'waiting'; readonly call: OpenCall }
  /** Its answer was sent, and the agent still asks: the person decides whether it is sent again. */
  | { readonly kind: 'still-asked'; readonly call: OpenCall }
  /** An answer is on its way, or accepted and not yet confirmed. */
  | { readonly kind: 'delivering' | 'answered'; readonly call: OpenCall }
  /** The person paused it, and nobody asks how it goes. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'scheduled' | 'running' | 'completed' | 'unstarted' }
  /** The run ended with an error: because the person stopped it, or by itself. */
  | { readonly kind: 'stopped' | 'failed' }
  /** A status nobody documented. */
  | { readonly kind: 'other'; readonly status: string };

export function taskPhase(record: TaskRecord): Phase {
  const { creation, call, observed } = record;
  if (creation.state === 'creating') return { kind: 'creating' };
  if (creation.state === 'unknown') return { kind: 'creation-unknown' };
  if (creation.state === 'refused') return { kind: 'creation-refused' };
  if (call !== null) return { kind: callPhase(call), call };
  const status = observed?.status;
  const end = endOf(status);
  if (end === 'finished') return { kind: 'completed' };
  if (end === 'failed') return { kind: record.stopped ? 'stopped' : 'failed' };
  if (record.watch === 'paused') return { kind: 'paused' };
  if (!status?.trim()) return { kind: 'unstarted' };
  if (status === 'running' || status === 'scheduled') return { kind: status };
  return { kind: 'other', status };
}

function callPhase({ delivery }: OpenCall): 'waiting' | 'still-asked' | 'delivering' | 'answered' {
  if (isAnswerable(delivery)) return 'waiting';
  if (isStillAsked(delivery)) return 'still-asked';
  return delivery?.state === 'accepted' ? 'answered' : 'delivering';
}
