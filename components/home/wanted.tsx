import { anyTask, type Wanted } from '@/lib/task/find-tasks';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';

type WantedState = readonly [Wanted, (wanted: Wanted) => void];

const WantedContext = createContext<WantedState>([anyTask, () => {}]);

/** What home looks for. It outlives home, so that one can come back from a task that was found. */
export function useWanted(): WantedState {
  return useContext(WantedContext);
}

export function WantedProvider({ children }: { readonly children: ComponentChildren }) {
  const state = useState(anyTask);
  return <WantedContext.Provider value={state}>{children}</WantedContext.Provider>;
}
