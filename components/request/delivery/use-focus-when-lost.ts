import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The ref of the element that says how a sending goes, or how a request ended. The element that had the
 * focus is gone, and may have been far down the page: the focus moves to this one.
 * @param state the focus is checked each time this changes; null: never
 */
export function useFocusWhenLost(state: string | null): RefObject<HTMLDivElement | null> {
  const boxRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The browser takes the focus from a locked or hidden element only when it next draws.
    const isLost = document.activeElement?.matches('body, [inert] *, [hidden] *');
    if (state !== null && isLost) boxRef.current?.focus();
  }, [state]);
  return boxRef;
}
