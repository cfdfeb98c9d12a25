import { anyTask, type Wanted } from '@/lib/task/find-tasks';
import type { Connection } from '@/lib/task/connection';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';

type WantedState = readonly [Wanted, (wanted: Wanted) => void];

const WantedContext = createContext<WantedState>([anyTask, () => {}]);

/** What home searches for. Kept outside home, so that the search is still on after a visit to a task. */
export function useWanted(connections: readonly Connection[]): WantedState {
  const [asked, setWanted] = useContext(WantedContext);
  // A removed connection is no longer offered: nobody could bring back the tasks that it leaves out.
  const isThere = connections.some(({ id }) => id === asked.connectionId);
  const wanted = useMemo(
    () => (isThere ? asked : { ...asked, connectionId: null }),
    [asked, isThere],
  );
  return [wanted, setWanted];
}

export function WantedProvider({ children }: { readonly children: ComponentChildren }) {
  const state = useState(anyTask);
  return <WantedContext.Provider value={state}>{children}</WantedContext.Provider>;
}
