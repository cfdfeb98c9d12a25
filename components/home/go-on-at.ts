import type { Left } from '@/components/app/use-visit';
import { whenIdle } from '@/components/app/when-idle';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { linkTo } from './link-to';

/**
 * Drawn below the lists, once these are there: whoever comes back finds home as far down as they left
 * it, and goes on at the link they left by. Where an answer has taken that away they begin at the top,
 * with what needs them next.
 */
export function GoOnAt({ left: { hash, scrolled } }: { readonly left: Left }) {
  useLayoutEffect(() => {
    goBack(hash, scrolled);
  }, [hash, scrolled]);
  // Rows far down come after the first paint.
  useEffect(
    () =>
      whenIdle(() => {
        if (!document.activeElement?.matches('body, h1')) return;
        // By itself the focus would scroll there, and a problem said above go from under the pointer.
        goBack(hash, scrolled)?.focus({ preventScroll: true });
      }),
    [hash, scrolled],
  );
  return null;
}

function goBack(hash: string, scrolled: number): HTMLElement | null {
  const link = linkTo(hash);
  if (link !== null) scrollTo(0, scrolled);
  return link;
}
