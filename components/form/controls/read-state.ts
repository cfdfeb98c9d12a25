import type { Field } from '@/lib/form/controls';
import { blankState, type FieldState } from '@/lib/form/state';
import { findList } from './list-handle';

type TypedControl = HTMLInputElement | HTMLTextAreaElement;

/** The control that is typed into in a field's element; null when it has none. */
export function typedControl(root: ParentNode): TypedControl | null {
  return root.querySelector<TypedControl>('input, textarea');
}

/** What the control in a field's element holds: exactly what is shown. */
export function readState(field: Field, root: ParentNode): FieldState {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'range':
    case 'date':
      return { kind: 'typed', text: typedControl(root)?.value ?? '' };
    case 'select':
    case 'radio':
    case 'checkboxes':
      return { kind: 'chosen', options: findList(root)?.chosen() ?? readChosen(root) };
    case 'checkbox':
    case 'switch':
      return { kind: 'checked', checked: root.querySelector('input:checked') !== null };
    case 'unreadable':
      return blankState;
  }
}

function readChosen(root: ParentNode): readonly number[] {
  // Of a select the option that says "Choose…" has no value.
  const chosen = root.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
    'option:checked:not([value=""]), input:checked',
  );
  return Array.from(chosen, (option) => Number(option.value));
}
