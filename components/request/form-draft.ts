import { i18n } from '#i18n';
import type { Sheet } from '@/components/form/sheet';
import type { Field } from '@/lib/form/controls';
import type { Form } from '@/lib/form/read-request';
import type { FieldState } from '@/lib/form/state';
import { stateText } from '@/lib/form/state-text';
import type { Draft, DraftField } from '@/lib/store/draft';
import { findSameState } from './same-state';
import type { Typed } from './use-call-draft';

/** What the person has typed into a form, secrets left out. */
export function takeDraft(sheet: Sheet): Typed {
  const fields = [...sheet.touched()].flatMap(([index, state]) => {
    const field = sheet.form.fields[index];
    if (field === undefined || field.secrecy !== 'none') return [];
    const text = stateText(field, state, i18n.t('request.yes'));
    return [{ index, label: field.label, state, text }];
  });
  return { fields, reply: '', forget: null };
}

/** A draft as states of the form it was taken from. */
export function statesOf({ fields }: Draft, form: Form): ReadonlyMap<number, FieldState> {
  return new Map(
    fields.flatMap(({ index, state }) =>
      form.fields[index]?.secrecy === 'none' ? [[index, state]] : [],
    ),
  );
}

/**
 * What an old draft has for a new form: what was given to questions with the same label.
 * @param given what has been given to the new form already, by index: that stays
 */
export function sameQuestions(
  old: Draft,
  form: Form,
  given: ReadonlyMap<number, FieldState>,
): ReadonlyMap<number, FieldState> {
  const states = new Map<number, FieldState>();
  for (const answered of old.fields.filter(({ text }) => text !== '')) {
    for (const field of form.fields) {
      const isTaken = states.has(field.index) || given.has(field.index);
      if (isTaken || !asksTheSame(field, answered)) continue;
      const state = findSameState(field, answered);
      if (state === null) continue;
      states.set(field.index, state);
      break;
    }
  }
  return states;
}

function asksTheSame(field: Field, { label }: DraftField): boolean {
  const isOpen = !field.readonly && !field.disabled && field.secrecy === 'none';
  return isOpen && label !== null && field.label === label;
}
