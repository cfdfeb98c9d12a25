import type { Draft } from '@/lib/store/draft';
import { useEffect, useRef, useState } from 'preact/hooks';
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
  useEffect(() => {
    takeRef.current = take;
  }, [take]);
  useEffect(() => {
    if (stored.kind === 'loading') return;
    const isNews = stored.kind === 'ok' && !isOurs(stored.value);
    if (isNews && (!readyRef.current || !document.hasFocus())) takeRef.current(stored.value);
    readyRef.current = true;
    setReady(true);
  }, [stored, isOurs]);
  return ready;
}
