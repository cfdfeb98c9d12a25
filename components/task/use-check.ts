import { usePorts } from '@/components/app/ports';
import { useCommand } from '@/components/app/command/use-command';
import type { Schedule } from '@/lib/task/schedule';
import { minute } from '@/lib/time';
import { useState } from 'preact/hooks';

/** The checks of a task that a page asks for. */
export type Check = ReturnType<typeof useCheck>;

/**
 * Checks a task's status at once. A failure is shown until a later check succeeds, whoever asked for
 * that one. It does not come back when yet another check fails.
 */
export function useCheck(id: string, schedule: Schedule | null) {
  const { clock } = usePorts();
  const { attempt, busy, start: send } = useCommand();
  /** When the check was asked for; null once a later check has succeeded. */
  const [askedAt, setAskedAt] = useState<number | null>(null);
  /** When the latest check came that was asked for; null before the first. */
  const [doneAt, setDoneAt] = useState<number | null>(null);
  const start = () => {
    setAskedAt(clock.now());
    return send('task.check', { id });
  };
  /** What the page asked the service about the task's runs is as old as this. */
  const [since, setSince] = useState(() => clock.now());
  const entry = schedule?.tasks[id];
  const checkedAt = entry?.checkedAt ?? 0;
  const isFine = entry !== undefined && entry.failures === 0 && !entry.unsaved;
  const isOver = isFine && checkedAt > (askedAt ?? Infinity);
  if (isOver) {
    // Forgotten for good: a later check that fails has words of its own.
    setAskedAt(null);
    setDoneAt(checkedAt);
  }
  // A whole run may pass unread and leave the status as it was.
  if (isOver || checkedAt > since + 10 * minute) setSince(checkedAt);
  const error = attempt.state === 'failed' && askedAt !== null ? attempt.error : null;
  return { start, checking: busy, doneAt, error, since };
}
