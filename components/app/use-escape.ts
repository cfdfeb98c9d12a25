import { useLayoutEffect } from 'preact/hooks';

/** Calls back on Escape, wherever the focus is; null while there is nothing to leave. */
export function useEscape(leave: (() => void) | null): void {
  useLayoutEffect(() => {
    if (leave === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      // While a word is being composed, Escape is for that.
      if (event.key !== 'Escape' || event.isComposing) return;
      // A popup would close.
      event.preventDefault();
      leave();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [leave]);
}
