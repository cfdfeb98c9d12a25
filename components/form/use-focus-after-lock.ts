import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Gives the focus back to the element that had it once a locked form is unlocked: locking takes the
 * focus away, and a person should not have to look for where they were. A focus that has moved
 * elsewhere stays there.
 */
export function useFocusAfterLock(form: RefObject<HTMLElement | null>, locked: boolean): void {
  useLayoutEffect(() => {
    const had = document.activeElement;
    if (!locked || !(had instanceof HTMLElement)) return undefined;
    if (form.current?.contains(had) !== true) return undefined;
    return () => {
      if (document.activeElement === document.body) had.focus({ preventScroll: true });
    };
  }, [form, locked]);
}
