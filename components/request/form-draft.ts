import { i18n } from '#i18n';
import type { Sheet } from '@/components/form/sheet';
import type { Field } from '@/lib/form/controls';
import type { Form } from '@/lib/form/read-request';
import { defaultState, type FieldState } from '@/lib/form/state';
import { stateText } from '@/lib/form/state-text';
import type { Draft } from '@/lib/store/draft';
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
    fields.flatMap(({ index, label, state, text }) => {
      const field = form.fields[index];
      // Services reuse call ids: the draft may come from another form, or from other options.
      if (field?.secrecy !== 'none' || field.label !== label) return [];
      if (field.readonly || field.disabled) return [];
      return fits(field, state, text) ? [[index, state]] : [];
    }),
  );
}

/** Whether a field can hold a state. Any other would empty the field and lose its default. */
function fits(field: Field, state: FieldState, text: string): boolean {
  if (state.kind !== defaultState(field).kind) return false;
  switch (state.kind) {
    case 'typed':
      return state.text === '' || findSameState(field, state.text, '') !== null;
    case 'chosen':
      return stateText(field, state, '') === text;
    case 'checked':
    case 'none':
      return true;
  }
}
