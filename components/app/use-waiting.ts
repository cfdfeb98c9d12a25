import { prefixes } from '@/lib/store/keys';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import { waitingTasks } from '@/lib/task/waiting-tasks';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { split } from './use-collection';
import { useGlance } from './use-glance';
import { useInTurn } from './use-in-turn';
import { whenIdle } from './when-idle';

/**
 * The tasks whose request waits for the person, in the order of `waitingTasks`; none until they have
 * been read. Those that the glance names are read first: a thousand others can wait until the page has
 * been painted.
 */
export function useWaiting(): readonly TaskRecord[] {
  const { first, known } = useGlance();
  const [painted, setPainted] = useState(false);
  useEffect(() => (known ? whenIdle(() => setPainted(true)) : undefined), [known]);
  const rest = first === null ? known : painted;
  const { shown } = useInTurn(prefixes.task, taskRecordSchema, first?.waiting, rest);
  return useMemo(() => (shown === null ? [] : waitingTasks(split(shown).records)), [shown]);
}
