import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';

/** What is unfolded below a task in a list; while it is being renamed, the name as typed. */
export type Unfolded = 'nothing' | 'actions' | { readonly name: string };

/** By task id. A row whose task moves to another list is redrawn there, and goes on from this. */
export const UnfoldedRows = createContext(new Map<string, Unfolded>());

export function useUnfolded(id: string) {
  const rows = useContext(UnfoldedRows);
  const [unfolded, setUnfolded] = useState(rows.get(id) ?? 'nothing');
  const unfold = (next: Unfolded) => {
    rows.set(id, next);
    setUnfolded(next);
  };
  return [unfolded, unfold] as const;
}
