import type { AreaName } from '@/lib/ports';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useFail } from '../boundary';
import { usePorts } from '../ports';

type Values = Readonly<Record<string, unknown>>;

/** What a component reads from storage. */
export interface Reading<Value> {
  readonly area: AreaName;
  /** The keys to read; null for all that are ours. */
  readonly keys: readonly string[] | null;
  /** Whether a change of this key counts. */
  readonly isOurs: (key: string) => boolean;
  /** Makes the value of what has just been read, or has changed, and of the value before. */
  readonly merge: (before: Value | null, values: Values) => Value;
}

/**
 * The value of a reading, now and whenever what is stored changes; null until it is known.
 * @param reading another object is another reading; null to read nothing yet
 */
export function useReading<Value>(reading: Reading<Value> | null): Value | null {
  const ports = usePorts();
  const fail = useFail();
  const first = useMemo(() => {
    const values = reading?.keys ? ports.known(reading.area, reading.keys) : null;
    return { value: reading && values && reading.merge(null, values) };
  }, [ports, reading]);
  const [latest, setLatest] = useState({ after: first, value: first.value });
  // A plain effect would start reading only after the first paint, and the page has nothing to show before.
  useLayoutEffect(() => {
    if (reading === null) return undefined;
    const { area, keys, isOurs, merge } = reading;
    let left = false;
    let read = first.value !== null;
    // What changes while the first read is under way is newer than what that read brings.
    let early: Values = {};
    const add = (values: Values) =>
      setLatest((before) => {
        const value = before.after === first ? before.value : first.value;
        return { after: first, value: merge(value, values) };
      });
    const unsubscribe = ports.changes.subscribe(area, (changed) => {
      const entries = Object.entries(changed).filter(([key]) => isOurs(key));
      if (entries.length === 0) return;
      const ours = Object.fromEntries(entries);
      if (read) return add(ours);
      early = { ...early, ...ours };
      // Once all that was asked for has come this way, the first read has nothing to add.
      read = keys?.every((key) => key in early) ?? false;
      if (read) add(early);
    });
    const ask = async () => {
      const values = await ports[area].get(keys ?? (await ports[area].keys()).filter(isOurs));
      if (left || read) return;
      read = true;
      add({ ...values, ...early });
    };
    const failed = (failure: unknown) => {
      if (left || read) return;
      if (area === 'local') return fail(failure);
      // Without the disk a page can say nothing true; without what is in memory, it only says less.
      reportError(failure);
      read = true;
      add(early);
    };
    if (!read) ask().catch(failed);
    return () => {
      left = true;
      unsubscribe();
    };
  }, [ports, reading, first, fail]);
  return latest.after === first ? latest.value : first.value;
}
