import { type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The ref of a button that something takes the place of: the focus comes back to it with the
 * button, unless it is somewhere else.
 */
export function useFocusBack(replaced: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasReplacedRef = useRef(replaced);
  useLayoutEffect(() => {
    const isBack = wasReplacedRef.current && !replaced;
    wasReplacedRef.current = replaced;
    if (isBack && document.activeElement === document.body) button.current?.focus();
  }, [replaced]);
  return button;
}
