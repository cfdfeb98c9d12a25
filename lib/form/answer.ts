import { buildInput } from './build-input';
import type { Form } from './read-request';
import { blankState, type FieldState, valueOf } from './state';

/**
 * The `input` of an answer to a form.
 * @param states the fields' states, by index; a field without one is left blank
 */
export function answerForm(
  { fields, entries }: Pick<Form, 'fields' | 'entries'>,
  states: readonly FieldState[],
): string {
  const values = fields.map((field, index) => valueOf(field, states[index] ?? blankState));
  return buildInput(entries, values);
}
