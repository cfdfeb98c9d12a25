import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { usePorts } from '../ports';
import { useVisible } from '../use-visible';

const Now = createContext(0);

/** One ticker for all ages on a page: it moves once a second, and only while the page is seen. */
export function NowProvider({ children }: { readonly children: ComponentChildren }) {
  const { clock } = usePorts();
  const visible = useVisible();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!visible) return undefined;
    const tick = () => setNow(clock.now());
    // For a page seen again after a while. One that has just opened need not be drawn twice.
    setNow((before) => (clock.now() - before < 1000 ? before : clock.now()));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [clock, visible]);
  return <Now.Provider value={now}>{children}</Now.Provider>;
}

/** The time in ms since the epoch. A component that uses it is drawn again every second. */
export function useNow(): number {
  return useContext(Now);
}
