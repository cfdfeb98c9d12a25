import type { Draft } from '@/lib/store/draft';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DraftPort } from './use-call-draft';

/**
 * Takes a stored draft up: once when it has been read, and again whenever another page wrote it
 * while this one has not the focus.
 * @returns whether the first has happened
 */
export function useFollowed({ stored, isOurs }: DraftPort, take: (draft: Draft) => void): boolean {
  const [ready, setReady] = useState(false);
  const readyRef = useRef(false);
  const takeRef = useRef(take);
  // Not after the paint, which would show the form for a moment without what was typed.
  useLayoutEffect(() => {
    takeRef.current = take;
  }, [take]);
  useLayoutEffect(() => {
    if (stored.kind === 'loading') return;
    const isNews = stored.kind === 'ok' && !isOurs(stored.value);
    if (isNews && (!readyRef.current || !document.hasFocus())) takeRef.current(stored.value);
    readyRef.current = true;
    setReady(true);
  }, [stored, isOurs]);
  return ready;
}
