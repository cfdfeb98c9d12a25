import { type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The ref of a button that is gone while something has its place, a question maybe. As the button
 * comes back it gets the focus, unless something else has it.
 * @param replaced whether the button is gone now
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
