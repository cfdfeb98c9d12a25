import { createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';

/** Whether the person has just come to this page; asking takes note of it. */
type Arrival = () => boolean;

/** A line of text with what is around it in a control, in px. */
const line = 36;

// Drawn without a router, whatever appears has just been come to.
const Context = createContext<Arrival>(() => true);
export const ArrivalProvider = Context.Provider;

/** @param visit changes whenever the person goes to a page, or is led to it again */
export function useArrival(visit: string): Arrival {
  return useMemo(() => {
    let isNew = true;
    return () => {
      const was = isNew;
      isNew = false;
      return was;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each visit is another
  }, [visit]);
}

/**
 * Puts the focus where answering begins when the person comes to a request, unless it is somewhere
 * already. Only then: a form that takes another's place must not catch what is typed for that. And
 * only where it is seen: the page stays where it is, for who asks, and what for, is to be read first.
 * @param ready what there was to restore is there
 * @param find what to focus; null for nothing
 */
export function useFocusOnArrival(ready: boolean, find: () => HTMLElement | null): void {
  const arrive = useContext(Context);
  useEffect(() => {
    if (!ready || !arrive()) return undefined;
    const focus = () => {
      // A side panel that opens has no size yet, and may be told of that before it has one.
      if (innerHeight === 0) return;
      removeEventListener('resize', focus);
      const isFree = document.activeElement?.matches('body, h1') ?? true;
      const control = find();
      if (isFree && control !== null && isInSight(control)) control.focus({ preventScroll: true });
    };
    addEventListener('resize', focus);
    focus();
    return () => removeEventListener('resize', focus);
    // oxlint-disable-next-line react/exhaustive-deps -- what to focus is asked for at the arrival only
  }, [arrive, ready]);
}

/** Whether its first line is within the view, and no bar is over it. */
function isInSight(control: HTMLElement): boolean {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const seen = (y: number) => control.contains(document.elementFromPoint(left + width / 2, y));
  return seen(top + 1) && seen(Math.min(bottom, top + line) - 1);
}
