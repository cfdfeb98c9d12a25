import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';

/** Whether the person has just come to this page; asking takes note of it. */
type Arrival = () => boolean;

// Drawn without a router, whatever appears has just been come to.
const Context = createContext<Arrival>(() => true);
export const ArrivalProvider = Context.Provider;

/** @param visit changes whenever the person goes to a page, or is led to it again */
export function useArrival(visit: string): Arrival {
  const notedRef = useRef<string | null>(null);
  return useMemo(
    () => () => {
      const isNew = notedRef.current !== visit;
      notedRef.current = visit;
      return isNew;
    },
    [visit],
  );
}

/**
 * Puts the focus where answering begins when the person comes to a request, unless it is somewhere
 * already. Only then: a form that takes another's place must not catch what is typed for that.
 * @param ready what there was to restore is there
 */
export function useFocusOnArrival(ready: boolean, focus: () => void): void {
  const arrive = useContext(Context);
  useEffect(() => {
    if (!ready || !arrive()) return;
    if (document.activeElement === null || document.activeElement.matches('body, h1')) focus();
    // oxlint-disable-next-line react/exhaustive-deps -- what to focus is asked for at the arrival only
  }, [arrive, ready]);
}
