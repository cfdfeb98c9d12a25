import { keys } from '@/lib/store/keys';
import { storedGlanceSchema } from '@/lib/store/stored-glance';
import type { Glance } from '@/lib/task/glance';
import { useMemo } from 'preact/hooks';
import { useStored } from './use-stored';

interface Glanced {
  /** Null while it is not known, and when the browser has just started. */
  readonly glance: Glance | null;
  /** The first one that was known: records that change later reach the page by themselves. */
  readonly first: Glance | null;
  /** Whether the glance has been read. */
  readonly known: boolean;
}

/** The glance at the schedule, which says what a page must read first. */
export function useGlance(): Glanced {
  const stored = useStored('session', keys.glance, storedGlanceSchema);
  const glance = stored.kind === 'ok' ? stored.value : null;
  const known = stored.kind !== 'loading';
  // oxlint-disable-next-line react/exhaustive-deps -- once only
  const first = useMemo(() => glance, [known]);
  return { glance, first, known };
}
