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
    if (state !== null && isLost()) box.current?.focus();
  }, [state]);
  return box;
}

/** From what was locked or hidden just now, the browser takes the focus away only as it draws. */
function isLost(): boolean {
  return document.activeElement?.matches('body, [inert] *, [hidden] *') ?? true;
}
