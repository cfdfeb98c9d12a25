import { type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The ref of a button that something else, such as a question, replaces for a while. When the button
 * comes back it gets the focus, unless something else has the focus.
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
