import { failureOf } from '@/lib/task/failure';
import type { Link } from '../connections/link';
import type { Outcome } from './outcome';
import { recordEvent } from '../records/record-event';
import type { WakePorts } from '../records/schedule-store';

/** Fewer may be the network's: whichever task is read first then fails. */
const failuresBeforeTrouble = 2;

/**
 * Notes on a task's record that its status cannot be read, once that has failed several times for this
 * task alone: the connection works and shows no trouble, and an agent may be waiting all the same.
 */
export async function noteFailsAlone(
  ports: WakePorts,
  { connection }: Link,
  found: Omit<Outcome, 'news'>,
): Promise<Omit<Outcome, 'news'>> {
  const { id, request, verdict } = found;
  if (request !== 'check' || typeof verdict === 'string') return found;
  const { tasks, backoff } = await ports.schedules.read();
  const failsAlone =
    failureOf(verdict).of === 'connection' &&
    verdict.code !== 'rate-limited' &&
    backoff[connection.id] === undefined &&
    (tasks[id]?.failures ?? 0) >= failuresBeforeTrouble;
  if (!failsAlone) return found;
  const recorded = await recordEvent(ports, id, { type: 'check-unreadable' });
  return { ...found, task: recorded?.after ?? null };
}
