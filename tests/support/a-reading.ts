import type { RunStatus } from '@/lib/service/types';
import type { Observed } from '@/lib/task/events';
import { testNow } from './build-task';

interface Reading {
  readonly status?: string | null;
  readonly detailedStatus?: string | null;
  /** The call that is shown waiting; null for none, undefined for one that cannot be read. */
  readonly call?: string | null | undefined;
  /** What that call asks. */
  readonly heading?: string;
  /** The record's revision when the reading began. */
  readonly revision?: number;
  readonly begunAt?: number;
  readonly origin?: string;
}

/** A status as it was read: running, with no call, unless a test says otherwise. */
export function aReading(reading: Reading = {}): Observed {
  const { status = 'running', detailedStatus = 'processing_page' } = reading;
  const { revision = Infinity, begunAt = testNow, heading = 'Log in' } = reading;
  const call = 'call' in reading ? callOf(reading.call, heading) : ({ kind: 'none' } as const);
  const digest =
    call.kind === 'waiting' ? ({ kind: 'form', heading, fields: 2, secrets: 1 } as const) : null;
  return {
    type: 'observed',
    status: { status, detailedStatus, call },
    digest,
    revision,
    begunAt,
    late: false,
    origin: reading.origin ?? 'https://api.example.net',
  };
}

function callOf(toolCallId: string | null | undefined, heading: string): RunStatus['call'] {
  if (toolCallId === undefined) return { kind: 'unreadable' };
  if (toolCallId === null) return { kind: 'none' };
  return { kind: 'waiting', call: { toolCallId, toolName: 'form_input', parameters: { heading } } };
}
