import { useLayoutEffect } from 'preact/hooks';

/** Calls `undo` on Ctrl+Z, or Cmd+Z on a Mac, except in a field, where these keys undo typing. */
export function useUndoKeys(undo: () => unknown): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (!isZ(event) || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (target instanceof Element && target.matches(':read-write')) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [undo]);
}

/** On keyboards without Latin letters (Cyrillic, say) it is the key in that place, as for the browser. */
function isZ({ key, code }: KeyboardEvent): boolean {
  return /^\p{Script=Latin}$/u.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
}
