import { anyTask, type Wanted } from '@/lib/task/find-tasks';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';

type WantedState = readonly [Wanted, (wanted: Wanted) => void];

const WantedContext = createContext<WantedState>([anyTask, () => {}]);

/** What home searches for. Kept outside home, so that the search is still on after a visit to a task. */
export function useWanted(): WantedState {
  return useContext(WantedContext);
}

export function WantedProvider({ children }: { readonly children: ComponentChildren }) {
  const state = useState(anyTask);
  return <WantedContext.Provider value={state}>{children}</WantedContext.Provider>;
}
