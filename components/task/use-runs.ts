import { usePorts } from '@/components/app/ports';
import { type Reply, useReply } from '@/components/app/use-reply';
import type { Output } from '@/lib/messages';
import { succeed } from '@/lib/result';
import { useCallback } from 'preact/hooks';

interface RunsPage extends Output<'task.runs'> {
  /** Which page was asked for; a service may say another. */
  readonly page: number;
  /** The total before, when it was another: runs have moved from page to page. */
  readonly totalBefore: number | null;
}

/** A page of a task's runs, asked for again when the task's status changes: there may be a new run. */
export function useRuns(id: string, page: number, status: string | null): Reply<RunsPage> {
  const { send } = usePorts();
  const ask = useCallback(
    async (before: RunsPage | null) => {
      const came = await send('task.runs', { id, page });
      if (!came.ok) return came;
      return succeed({ ...came.value, page, totalBefore: totalBefore(before, came.value) });
    },
    [send, id, page],
  );
  return useReply(ask, status);
}

function totalBefore(before: RunsPage | null, { total }: Output<'task.runs'>): number | null {
  if (before === null) return null;
  return before.total === total ? before.totalBefore : before.total;
}
