import type { AreaName, StorageChanges } from '@/lib/ports';

type Values = Readonly<Record<string, unknown>>;

/** Calls back with every change that the browser tells of: the area's name, and new values (undefined: removed). */
export type ChangeSource = (listener: (area: string, changes: Values) => void) => void;

/** How many ms pass from one telling to the next: about as long as a screen shows a picture. */
const rest = 16;

/**
 * Tells of a change at once, and of those of the next moment together. A service may refuse thousands of
 * tasks at a time, and a page that drew each change for itself would stand still. A hidden page is told of
 * each at once: its timers may be a second late, when the person has come back to it, and a draft no
 * longer follows what was typed elsewhere.
 */
export function gatherChanges(source: ChangeSource): StorageChanges {
  const listeners = new Map<(changes: Values) => void, AreaName>();
  let gathered = new Map<string, Values>();
  let resting = false;
  const tell = () => {
    const told = gathered;
    gathered = new Map();
    resting = told.size > 0;
    if (resting) setTimeout(tell, rest);
    for (const [listener, area] of listeners) {
      const changes = told.get(area);
      if (changes) listener(changes);
    }
  };
  source((area, changes) => {
    gathered.set(area, { ...gathered.get(area), ...changes });
    if (!resting || document.hidden) tell();
  });
  return {
    subscribe(area, listener) {
      listeners.set(listener, area);
      return () => listeners.delete(listener);
    },
  };
}
