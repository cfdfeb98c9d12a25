import { useLayoutEffect } from 'preact/hooks';

/** Calls `leave` on Escape, wherever the focus is; null while there is nothing to leave. */
export function useEscape(leave: (() => void) | null): void {
  useLayoutEffect(() => {
    if (leave === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!asksToLeave(event)) return;
      // Otherwise the popup would close.
      event.preventDefault();
      leave();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [leave]);
}

/** Whether this is the key that leaves something. */
export function asksToLeave({ key, isComposing }: KeyboardEvent): boolean {
  // While a word is being composed, Escape belongs to the input method.
  return key === 'Escape' && !isComposing;
}
