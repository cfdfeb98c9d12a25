import type { Endpoint } from '../http/endpoint.ts';
import type { How, Misbehaviour } from './misbehaviour.ts';

/** The misbehaviour that was asked for and is still to come. */
export interface Plan {
  /** @returns a function that takes the misbehaviour back */
  add(misbehaviour: Misbehaviour): () => void;
  /** Counts a request, and says how to misbehave: the oldest rule that is due wins. */
  next(method: string, endpoint: Endpoint): How | null;
}

export function createPlan(): Plan {
  const rules = new Set<{ readonly rule: Misbehaviour; seen: number }>();
  return {
    add(rule) {
      const entry = { rule, seen: 0 };
      rules.add(entry);
      return () => void rules.delete(entry);
    },
    next(method, endpoint) {
      const matching = [...rules].filter(({ rule: { match } }) => {
        return (match?.method ?? method) === method && (match?.path ?? endpoint) === endpoint;
      });
      for (const entry of matching) entry.seen += 1;
      const due = matching.find(({ rule: { match }, seen }) => {
        const first = match?.nth ?? 1;
        return seen >= first && seen < first + (match?.times ?? 1);
      });
      return due?.rule.how ?? null;
    },
  };
}
