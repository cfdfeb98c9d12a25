import { i18n } from '#i18n';
import type { Field } from '@/lib/form/controls';
import { willValidate } from '@/lib/form/problem';
import type { Form } from '@/lib/form/read-request';
import type { FieldState } from '@/lib/form/state';
import { findSameState } from '@/lib/form/same-state';

/** An earlier answer, as a person reads it. */
export interface OldAnswer {
  /** The question's own words; null when it had none. */
  readonly label: string | null;
  readonly text: string;
  /** Its place in the old form, where that is known. */
  readonly index?: number;
}

/**
 * The old answers that fit a new form: those to questions with the same label.
 * @param given what the person has given to the new form already, by index: that stays
 */
export function sameQuestions(
  old: readonly OldAnswer[],
  form: Form,
  given: ReadonlyMap<number, FieldState>,
): ReadonlyMap<number, FieldState> {
  const states = new Map<number, FieldState>();
  const answers = old
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0));
  const oldPlace = ({ label, index = -1 }: OldAnswer) => {
    const field = form.fields[index];
    return field?.label === label ? field : undefined;
  };
  // Where a form has lost or gained a question, the places of those behind it mean others by now.
  const moved = new Set(
    answers.filter((one) => oldPlace(one) === undefined).map(({ label }) => label),
  );
  for (const answer of answers) {
    const { label, text } = answer;
    // Labels repeat: of several passengers each keeps their name.
    const there = moved.has(label) ? undefined : oldPlace(answer);
    for (const field of there === undefined ? form.fields : [there, ...form.fields]) {
      const isTaken = states.has(field.index) || given.has(field.index);
      if (isTaken || !asksTheSame(field, label)) continue;
      const state = findSameState(field, text, i18n.t('request.yes'));
      if (state === null) continue;
      states.set(field.index, state);
      break;
    }
  }
  return states;
}

function asksTheSame(field: Field, label: string | null): boolean {
  const isOpen = willValidate(field) && field.secrecy === 'none';
  // What the person agrees to with a tick may stand beside it, and may be something else by now.
  if (field.control !== null && 'beside' in field.control && field.control.beside !== '')
    return false;
  return isOpen && label !== null && field.label === label;
}
