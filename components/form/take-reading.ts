import type { Field } from '@/lib/form/controls';
import type { FieldState } from '@/lib/form/state';
import { findProblem } from './check/find-problem';
import { problemWords } from './check/problem-words';
import { readState } from './controls/read-state';

/** What a field holds, and what is wrong with it in words, if anything. */
export interface Reading {
  readonly state: FieldState;
  readonly error: string | null;
}

/**
 * @param root the field's element
 * @param touched whether the person gave what the field holds
 */
export function takeReading(field: Field, root: ParentNode, touched: boolean): Reading {
  const problem = findProblem(field, root, touched);
  return {
    state: readState(field, root),
    error: problem === null ? null : problemWords(field, problem, root),
  };
}
