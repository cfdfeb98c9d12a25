import type { Field } from '@/lib/form/controls';
import type { FieldState } from '@/lib/form/state';
import { findProblem } from './check/find-problem';
import { problemWords } from './check/problem-words';
import { readState } from './controls/read-state';

/** What a field holds, and what is wrong with it in words, if anything. */
export interface FieldResult {
  readonly state: FieldState;
  readonly error: string | null;
}

/**
 * @param root the field's element
 * @param touched whether the person gave what the field holds
 */
export function fieldResult(field: Field, root: ParentNode, touched: boolean): FieldResult {
  const problem = findProblem(field, root, touched);
  return {
    state: readState(field, root),
    error: problem === null ? null : problemWords(field, problem, root),
  };
}
