import { i18n } from '#i18n';
import { hasControl } from '@/components/form/controls/has-control';
import type { Sheet } from '@/components/form/sheet';
import { type Field, isChoice, takesSeveral } from '@/lib/form/controls';
import { willValidate } from '@/lib/form/problem';
import type { Form } from '@/lib/form/read-request';
import { defaultState, type FieldState } from '@/lib/form/state';
import { stateText } from '@/lib/form/state-text';
import type { Draft, DraftField } from '@/lib/store/draft';
import { findSameState } from '@/lib/form/same-state';
import { beginning } from '@/lib/visible-text';
import type { Typed } from './use-call-draft';

/** Of what stands above a form, in UTF-16 units: a draft has it for each tick, and is written while one types. */
const mostWords = 10_000;

/**
 * What the person has typed into a form, secrets left out.
 * @param left what they typed before that the form has no place for
 */
export function takeDraft(
  sheet: Pick<Sheet, 'form' | 'touched'>,
  left: readonly DraftField[],
): Typed {
  const fields = [...sheet.touched()].flatMap(([index, state]) => {
    const field = sheet.form.fields[index];
    if (field === undefined || field.secrecy !== 'none') return [];
    const text = stateText(field, state, i18n.t('request.yes'));
    return [{ index, label: field.label, words: wordsOf(field, sheet.form, state), state, text }];
  });
  // In `statesOf` the last one counts: where both fit, what was typed last.
  return { fields: [...left, ...fields], reply: '', forget: null };
}

/**
 * What tells the person what a field asks for, beside its label. Of what is ticked or chosen that is all
 * above the form, too, which may say what they agree to.
 */
function wordsOf(field: Field, { heading, description }: Form, { kind }: FieldState): string {
  const own = ownWords(field);
  return kind === 'typed' ? own : own + beginning(`${heading} ${description}`, mostWords);
}

/** What stands beside a tick; of a field without a label its placeholder. */
function ownWords({ label, control, hint }: Field): string {
  if (control !== null && 'beside' in control) return control.beside;
  if (label !== null) return '';
  return control !== null && 'placeholder' in control ? control.placeholder : hint;
}

/** What of a draft has no place in the form by now: the agent asks something else under the same id. */
export function leftOf(draft: Draft, form: Form): readonly DraftField[] {
  const states = statesOf(draft, form);
  return draft.fields.filter(
    ({ index, state, text }) => text !== '' && states.get(index) !== state,
  );
}

/** A draft as states of the form it was taken from. */
export function statesOf({ fields }: Draft, form: Form): ReadonlyMap<number, FieldState> {
  return new Map(
    fields.flatMap(({ index, label, words, state, text }) => {
      const field = form.fields[index];
      // Services reuse call ids: the draft may come from another form, or from other options.
      if (field?.secrecy !== 'none' || field.label !== label) return [];
      if (words !== undefined && wordsOf(field, form, state) !== words) return [];
      if (!willValidate(field)) return [];
      return fits(field, state, text) ? [[index, state]] : [];
    }),
  );
}

/** Whether a field can hold a state. Any other would empty the field and lose its default. */
function fits(field: Field, state: FieldState, text: string): boolean {
  if (state.kind !== defaultState(field).kind) return false;
  switch (state.kind) {
    case 'typed':
      return (
        state.text === '' ||
        findSameState(field, state.text, '') !== null ||
        // A month or week is typed as a text in Firefox, and can be half-typed there.
        (import.meta.env.FIREFOX && field.kind === 'date-like' && !hasControl(field.control.type))
      );
    case 'chosen':
      if (isChoice(field) && !takesSeveral(field) && state.options.length > 1) return false;
      return stateText(field, state, '') === text;
    case 'checked':
    case 'none':
      return true;
  }
}
