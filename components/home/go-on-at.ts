import type { Left } from '@/components/app/use-visit';
import { whenIdle } from '@/components/app/when-idle';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { linkTo } from './link-to';

/**
 * Drawn below the lists, once these are there: whoever comes back finds home as far down as they left
 * it, and goes on at the link they left by. Where an answer has taken that away they begin at the top,
 * with what needs them next.
 */
export function GoOnAt({ left }: { readonly left: Left }) {
  useLayoutEffect(() => goOn(left), [left]);
  // Rows far down come after the first paint.
  useEffect(() => whenIdle(() => goOn(left)), [left]);
  return null;
}

function goOn({ hash, scrolled }: Left): void {
  if (!document.activeElement?.matches('body, h1')) return;
  const link = linkTo(hash);
  // Whoever has scrolled before it was there is where they want to be.
  if (link !== null && scrollY === 0) scrollTo(0, scrolled);
  // By itself the focus would scroll there, and a problem said above go from under the pointer.
  link?.focus({ preventScroll: true });
}
