import type { Result } from '@/lib/result';
import { useEffect, useRef, useState } from 'preact/hooks';

// The same object each time: nothing is drawn again for it.
const none = {};

/** Shows changes at once, over what is stored: until that has them, or saving them has failed. */
export function useAhead<Value extends object>(stored: Value) {
  const [changed, setChanged] = useState<Partial<Value>>(none);
  const savingRef = useRef(0);
  useEffect(() => {
    // The person may change things faster than storage answers: this may be the change before.
    if (savingRef.current === 0) setChanged(none);
  }, [stored]);
  const change = async (changes: Partial<Value>, saving: Promise<Result<unknown, unknown>>) => {
    setChanged((before) => ({ ...before, ...changes }));
    savingRef.current += 1;
    const { ok } = await saving;
    savingRef.current -= 1;
    if (!ok) setChanged(none);
  };
  return [{ ...stored, ...changed }, change] as const;
}
