import { type ChoiceField, type Field, isChoice, takesSeveral } from '@/lib/form/controls';
import { parseDateLike } from '@/lib/form/date-like';
import { defaultState, type FieldState } from '@/lib/form/state';
import { stateText } from '@/lib/form/state-text';
import type { DraftField } from '@/lib/store/draft';

/** What a field would hold if it were answered as another was; null when it cannot be. */
export function findSameState(field: Field, { state, text }: DraftField): FieldState | null {
  if (state.kind !== defaultState(field).kind) return null;
  if (isChoice(field)) return findSameChoice(field, text);
  return state.kind !== 'typed' || takesText(field, state.text) ? state : null;
}

/** A number as HTML writes it. */
const number = /^-?\d*\.?\d+(?:e[+-]?\d+)?$/i;

/** Whether a control keeps a text: one that does not would be left empty, its default lost. */
function takesText(field: Field, text: string): boolean {
  if (field.kind === 'date') return parseDateLike(field.control.type, text) !== null;
  return field.kind === 'number' || field.kind === 'range' ? number.test(text) : true;
}

/** Options go by their place, and another list may have others there: their labels decide. */
function findSameChoice(field: ChoiceField, text: string): FieldState | null {
  const { options } = field.control;
  const whole = options.findIndex(({ label }) => label === text);
  const parts = new Set(text.split(', '));
  const chosen =
    whole >= 0
      ? [whole]
      : [...options.keys()].filter((index) => parts.has(options[index]?.label ?? ''));
  // Which of several was meant where one can be chosen, nobody knows.
  if (!takesSeveral(field) && chosen.length > 1) return null;
  const state: FieldState = { kind: 'chosen', options: chosen };
  return text !== '' && stateText(field, state, '') === text ? state : null;
}
