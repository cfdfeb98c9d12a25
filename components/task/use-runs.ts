import { usePorts } from '@/components/app/ports';
import type { CommandError, Output } from '@/lib/messages';
import { useEffect, useState } from 'preact/hooks';

export type RunsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CommandError }
  | {
      readonly state: 'here';
      readonly runs: Output<'task.runs'>;
      /** Which page was asked for; a service may say another. */
      readonly page: number;
      /** The total before, when it was another: runs have moved from page to page. */
      readonly totalBefore: number | null;
    };

/**
 * A page of a task's runs, asked for again when the task's status changes: there may be a new run. The
 * old page stays until the new one is here.
 */
export function useRuns(
  id: string,
  page: number,
  status: string | null,
  attempt: number,
): RunsState {
  const { send } = usePorts();
  const [runs, setRuns] = useState<RunsState>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    void send('task.runs', { id, page }).then((result) => {
      if (left) return;
      setRuns((before) =>
        result.ok
          ? { state: 'here', runs: result.value, page, totalBefore: moved(before, result.value) }
          : { state: 'failed', error: result.error },
      );
    });
    return () => {
      left = true;
    };
  }, [send, id, page, status, attempt]);
  return runs;
}

function moved(before: RunsState, { total }: Output<'task.runs'>): number | null {
  if (before.state !== 'here') return null;
  return before.runs.total === total ? before.totalBefore : before.runs.total;
}
