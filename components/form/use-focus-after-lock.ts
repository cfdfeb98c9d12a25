import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Gives the focus back to what had it once a form that was locked can be used again: locking takes
 * it away, and a person should not have to look for where they were. Unless it is somewhere else.
 */
export function useFocusAfterLock(form: RefObject<HTMLElement | null>, locked: boolean): void {
  useLayoutEffect(() => {
    const had = document.activeElement;
    if (!locked || !(had instanceof HTMLElement)) return undefined;
    if (form.current?.contains(had) !== true) return undefined;
    return () => {
      if (document.activeElement?.matches('body') !== false) had.focus({ preventScroll: true });
    };
  }, [form, locked]);
}
