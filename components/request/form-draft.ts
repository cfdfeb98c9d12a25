import { i18n } from '#i18n';
import type { Sheet } from '@/components/form/sheet';
import type { Field } from '@/lib/form/controls';
import type { Form } from '@/lib/form/read-request';
import type { FieldState } from '@/lib/form/state';
import { stateText } from '@/lib/form/state-text';
import type { Draft, DraftField } from '@/lib/store/draft';

/** What the person has typed into a form, secrets left out. */
export function takeDraft(sheet: Sheet): Draft {
  const fields = [...sheet.touched()].flatMap(([index, state]) => {
    const field = sheet.form.fields[index];
    if (field === undefined || field.secrecy !== 'none') return [];
    const text = stateText(field, state, i18n.t('request.yes'));
    return [{ index, label: field.label, state: copy(state), text }];
  });
  return { fields, reply: '' };
}

/** A draft as states of the form it was taken from. */
export function statesOf({ fields }: Draft, form: Form): ReadonlyMap<number, FieldState> {
  return new Map(
    fields.flatMap(({ index, state }) =>
      form.fields[index]?.secrecy === 'none' ? [[index, state]] : [],
    ),
  );
}

/** What an old draft has for a new form: the text of questions with the same label. */
export function sameQuestions(old: Draft, form: Form): ReadonlyMap<number, FieldState> {
  const states = new Map<number, FieldState>();
  for (const { label, state } of old.fields) {
    const field = form.fields.find((each) => fits(each, label, state) && !states.has(each.index));
    if (field !== undefined) states.set(field.index, state);
  }
  return states;
}

function fits(field: Field, label: DraftField['label'], state: FieldState): boolean {
  if (label === null || field.label !== label || field.secrecy !== 'none') return false;
  if (field.readonly || field.disabled) return false;
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'date':
    case 'range':
      return state.kind === 'typed';
    case 'checkbox':
    case 'switch':
      return state.kind === 'checked';
    // Options go by their place, and the new form may have others there.
    case 'select':
    case 'radio':
    case 'checkboxes':
    case 'unreadable':
      return false;
  }
}

function copy(state: FieldState): DraftField['state'] {
  return state.kind === 'chosen' ? { kind: 'chosen', options: [...state.options] } : state;
}
