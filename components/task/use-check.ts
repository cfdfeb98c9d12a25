import { usePorts } from '@/components/app/ports';
import { useCommand } from '@/components/app/use-command';
import type { ScheduleEntry } from '@/lib/task/schedule';
import { useEffect, useState } from 'preact/hooks';

/**
 * Looks at once how a task stands. That it failed is an error until a later check succeeds, whoever
 * asked for that; it does not come back when another one fails.
 */
export function useCheck(id: string, entry: ScheduleEntry | undefined) {
  const { clock } = usePorts();
  const { attempt, start } = useCommand('task.check');
  /** When it was asked for; null once a later check has succeeded. */
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const check = () => {
    setAskedAt(clock.now());
    return start({ id });
  };
  const isFine = entry !== undefined && entry.failures === 0 && !entry.unsaved;
  const isOver = askedAt === null || (isFine && (entry.checkedAt ?? 0) > askedAt);
  useEffect(() => {
    if (isOver) setAskedAt(null);
  }, [isOver]);
  const error = attempt.state === 'failed' && !isOver ? attempt.error : null;
  return { check, checking: attempt.state === 'busy', error };
}
