import type { Draft } from '@/lib/store/draft';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { CallDraft } from './use-call-draft';

/**
 * Takes over a stored draft: once when it has been read, and again whenever another page writes it
 * while this page does not have the focus.
 * @returns whether the draft has been read
 */
export function useFollowed({ stored, isOurs }: CallDraft, take: (draft: Draft) => void): boolean {
  const [ready, setReady] = useState(false);
  // Before the paint: otherwise the form would show for a moment without what was typed.
  useLayoutEffect(() => {
    if (stored.kind === 'loading') return;
    const isNews = stored.kind === 'ok' && !isOurs(stored.value);
    if (isNews && (!ready || !document.hasFocus())) take(stored.value);
    setReady(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each draft that is read
  }, [stored]);
  return ready;
}
