import { useLayoutEffect } from 'preact/hooks';

/** Calls `undo` on Ctrl+Z, or Cmd+Z on a Mac, except in a field, where these keys undo typing. */
export function useUndoKeys(undo: () => unknown): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (target instanceof Element && target.matches(':read-write')) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [undo]);
}
