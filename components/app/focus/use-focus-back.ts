import { type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The ref of a button that something else, such as a question, replaces for a while. When the button
 * comes back it gets the focus, unless something else has the focus.
 * @param replaced whether the button is gone now
 */
export function useFocusBack(replaced: boolean): RefObject<HTMLButtonElement | null> {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!replaced) return undefined;
    return () => {
      // oxlint-disable-next-line react/exhaustive-deps -- the button that has come back by then
      if (document.activeElement === document.body) buttonRef.current?.focus();
    };
  }, [replaced]);
  return buttonRef;
}
