import type { Draft } from '@/lib/store/draft';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Takes a stored draft up: once when it has been read, and again whenever another page wrote it
 * while this one has not the focus.
 */
export function useFollowed(stored: Draft | null, take: (draft: Draft) => void): void {
  const firstRef = useRef(true);
  const takeRef = useRef(take);
  useEffect(() => {
    takeRef.current = take;
  }, [take]);
  useEffect(() => {
    if (stored === null) return;
    if (firstRef.current || !document.hasFocus()) takeRef.current(stored);
    firstRef.current = false;
  }, [stored]);
}
