import { type ChoiceControl, type Field, takesSeveral } from './controls';
import { exactDigits, stringifyJson } from '@/lib/json';

/** What a field's control holds, in its own terms: the only thing a value is made of. */
export type FieldState =
  | { readonly kind: 'typed'; readonly text: string }
  /** Indexes of the options chosen, in option order. */
  | { readonly kind: 'chosen'; readonly options: readonly number[] }
  | { readonly kind: 'checked'; readonly checked: boolean }
  /** Nothing is given: the field has no control, or the form is declined. */
  | { readonly kind: 'none' };

/** The state of a field when the person gives nothing at all, even for a range. */
export const blankState: FieldState = { kind: 'none' };

/** The state a field begins in, as far as its spec says; the browser sanitises it. */
export function defaultState({ control }: Field): FieldState {
  if (control === null) return blankState;
  if ('options' in control) return { kind: 'chosen', options: control.chosen };
  if ('checked' in control) return { kind: 'checked', checked: control.checked };
  return { kind: 'typed', text: control.value };
}

/** A code or a PIN: as a number it would lose its zeros. */
const beginsWithZero = /^0\d+$/;

/**
 * The JSON text of a field's `value`; null for an entry that gets none. A state of another kind
 * than the field's counts as blank.
 */
export function valueOf(field: Field, state: FieldState): string | null {
  const text = state.kind === 'typed' ? state.text : '';
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return JSON.stringify(text);
    case 'number':
    case 'range':
      if (field.secrecy !== 'none' && beginsWithZero.test(text)) return JSON.stringify(text);
      return text === '' ? 'null' : numberJson(text);
    case 'date-like':
      return text === '' ? 'null' : JSON.stringify(text);
    case 'select':
    case 'radio':
    case 'checkboxes': {
      const values = chosenValues(field.control, state);
      return takesSeveral(field) ? `[${values.join(',')}]` : (values[0] ?? 'null');
    }
    case 'checkbox':
    case 'switch':
      return String(state.kind === 'checked' && state.checked);
    case 'unreadable':
      return null;
  }
}

function chosenValues({ options }: ChoiceControl, state: FieldState): string[] {
  if (state.kind !== 'chosen') return [];
  return state.options
    .map((index) => options[index])
    .filter((option) => option !== undefined)
    .map((option) => stringifyJson(option.value));
}

/** A number control's text as a JSON number; digits beyond a double's are kept as they are shown. */
function numberJson(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^(-?)0*(\d*)(\.\d+)?(e.*)?$/i.exec(text) ?? [];
  const digits = whole.length + fraction.length;
  return digits <= exactDigits
    ? JSON.stringify(Number(text))
    : `${sign}${whole === '' ? '0' : whole}${fraction}${exponent}`;
}
