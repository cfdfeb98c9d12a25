import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The ref of what tells how a sending goes. What had the focus before has gone, and may have been
 * scrolled far down: it goes on here.
 * @param state looked after each time it changes; null: not at all
 */
export function useFocusWhenLost(state: string | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // From what was locked or hidden just now, the browser takes it away only as it draws.
    const isLost = document.activeElement?.matches('body, [inert] *, [hidden] *');
    if (state !== null && isLost) box.current?.focus();
  }, [state]);
  return box;
}
