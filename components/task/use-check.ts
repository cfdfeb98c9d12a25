import { usePorts } from '@/components/app/ports';
import { useCommand } from '@/components/app/use-command';
import type { ScheduleEntry } from '@/lib/task/schedule';
import { useState } from 'preact/hooks';

/**
 * Looks at once how a task stands. That it failed is an error until a later check succeeds, whoever
 * asked for that.
 */
export function useCheck(id: string, entry: ScheduleEntry | undefined) {
  const { clock } = usePorts();
  const { attempt, start } = useCommand('task.check');
  const [askedAt, setAskedAt] = useState(0);
  const check = () => {
    setAskedAt(clock.now());
    return start({ id });
  };
  const isFine = entry !== undefined && entry.failures === 0 && !entry.unsaved;
  const isOver = isFine && (entry.checkedAt ?? 0) > askedAt;
  const error = attempt.state === 'failed' && !isOver ? attempt.error : null;
  return { check, checking: attempt.state === 'busy', error };
}
