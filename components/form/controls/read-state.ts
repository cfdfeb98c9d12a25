import type { Field } from '@/lib/form/controls';
import { blankState, defaultState, type FieldState } from '@/lib/form/state';
import { findList } from './list-handle';

export type TypedControl = HTMLInputElement | HTMLTextAreaElement;

/** The control that is typed into in a field's element; null when it has none. */
export function typedControl(root: ParentNode): TypedControl | null {
  return root.querySelector<TypedControl>('input, textarea');
}

/** What the control in a field's element holds: exactly what is shown. */
export function readState(field: Field, root: ParentNode): FieldState {
  switch (defaultState(field).kind) {
    case 'typed':
      return { kind: 'typed', text: typedControl(root)?.value ?? '' };
    case 'chosen':
      return { kind: 'chosen', options: findList(root)?.chosen() ?? readChosen(root) };
    case 'checked':
      return { kind: 'checked', checked: root.querySelector('input:checked') !== null };
    case 'none':
      return blankState;
  }
}

function readChosen(root: ParentNode): readonly number[] {
  // The "Choose…" option of a select has an empty value.
  const chosen = root.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
    'option:checked:not([value=""]), input:checked',
  );
  return Array.from(chosen, (option) => Number(option.value));
}
