import { isFocusFree } from '@/components/app/focus/is-focus-free';
import type { Left } from '@/components/app/use-visit';
import { whenIdle } from '@/components/app/when-idle';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { linkTo } from './link-to';

/**
 * Drawn below the lists, once these are there. A person who comes back finds home scrolled as they left
 * it, and the focus on the link they left by. If their answer has removed that link, they begin at the
 * top, with what needs them next.
 */
export function GoOnAt({ left }: { readonly left: Left }) {
  useLayoutEffect(() => goOn(left), [left]);
  // Rows far down are drawn after the first paint.
  useEffect(() => whenIdle(() => goOn(left)), [left]);
  return null;
}

function goOn({ hash, scrolled }: Left): void {
  if (!isFocusFree()) return;
  const link = linkTo(hash);
  // A person who has scrolled meanwhile is where they want to be.
  if (link !== null && scrollY === 0) scrollTo(0, scrolled);
  // Otherwise the focus would scroll there, and move a notice above away from under the pointer.
  link?.focus({ preventScroll: true });
}
