import { createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import { isFocusFree } from './is-focus-free';

/** Whether the person has just come to this page: true for the first call of a visit. */
type Arrival = () => boolean;

/** The height of a control with one line of text, in px. */
const line = 36;

// Without a router, every component counts as one the person has just come to.
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
    // oxlint-disable-next-line react/exhaustive-deps -- a new visit is a new arrival
  }, [visit]);
}

/**
 * Puts the focus where answering begins when the person comes to a request, unless the focus is somewhere
 * already. Only on arrival: a form that replaces another must not catch what is typed for the old one. And
 * only if the control is in sight: the page does not scroll, so that the person first reads who asks, and
 * for what.
 * @param ready a stored draft has been restored, if there was one
 * @param find returns the control to focus; null for nothing
 */
export function useFocusOnArrival(ready: boolean, find: () => HTMLElement | null): void {
  const arrive = useContext(Context);
  useEffect(() => {
    if (!ready || !arrive()) return undefined;
    const focus = () => {
      // A side panel that opens has no height at first, and may get a resize event even then.
      if (innerHeight === 0) return;
      removeEventListener('resize', focus);
      const control = find();
      if (isFocusFree() && control !== null && isInSight(control))
        control.focus({ preventScroll: true });
    };
    addEventListener('resize', focus);
    focus();
    return () => removeEventListener('resize', focus);
    // oxlint-disable-next-line react/exhaustive-deps -- what to focus is asked for at the arrival only
  }, [arrive, ready]);
}

/** Whether the control's first line is within the view, with no bar over it. */
function isInSight(control: HTMLElement): boolean {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const seen = (y: number) => control.contains(document.elementFromPoint(left + width / 2, y));
  return seen(top + 1) && seen(Math.min(bottom, top + line) - 1);
}
