import { usePorts } from '@/components/app/ports';
import { type Reply, useReply } from '@/components/app/command/use-reply';
import type { Output } from '@/lib/commands';
import { succeed } from '@/lib/result';
import { useCallback, useEffect } from 'preact/hooks';

export interface RunsProps {
  readonly id: string;
  /** When this changes, there may be another run. */
  readonly about: string;
  /** The service is left alone for now. */
  readonly resting: boolean;
}

export interface RunsPage extends Output<'task.runs'> {
  /** Which page was asked for. */
  readonly page: number;
  /** The previous total, if it was another: runs have moved from page to page. */
  readonly totalBefore: number | null;
}

/**
 * A page of a task's runs, asked for again when there may be a new one. A failed request is repeated, too,
 * once the service is no longer left alone.
 */
export function useRuns({ id, about, resting }: RunsProps, page: number): Reply<RunsPage> {
  const { send } = usePorts();
  const ask = useCallback(
    async (before: RunsPage | null) => {
      const came = await send('task.runs', { id, page });
      if (!came.ok) return came;
      return succeed({ ...came.value, page, totalBefore: totalBefore(before, came.value) });
    },
    [send, id, page],
  );
  const reply = useReply(ask, about);
  useEffect(() => {
    if (!resting && reply.error !== null) reply.again();
    // oxlint-disable-next-line react/exhaustive-deps -- when the rest is over, not with every failure
  }, [resting]);
  return reply;
}

function totalBefore(before: RunsPage | null, { total }: Output<'task.runs'>): number | null {
  if (before === null) return null;
  return before.total === total ? before.totalBefore : before.total;
}
