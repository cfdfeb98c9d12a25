import type { Field } from '@/lib/form/controls';
import type { FieldState } from '@/lib/form/state';
import { grow } from '../grow';
import { findList } from './list-handle';
import { typedControl } from './read-state';

/** Puts a state into the control in a field's element; one of another kind changes nothing. */
export function restoreState(field: Field, root: ParentNode, state: FieldState): void {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'range':
    case 'date':
      if (state.kind === 'typed') setText(root, state.text);
      return;
    case 'select':
    case 'radio':
    case 'checkboxes':
      if (state.kind === 'chosen') setChosen(root, state.options);
      return;
    case 'checkbox':
    case 'switch':
      if (state.kind === 'checked') setChecked(root, state.checked);
      return;
    case 'unreadable':
      return;
  }
}

/** The state a field begins in, as far as its spec says; the browser sanitises it. */
export function defaultState(field: Field): FieldState {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'range':
    case 'date':
      return { kind: 'typed', text: field.control.value };
    case 'select':
    case 'radio':
    case 'checkboxes':
      return { kind: 'chosen', options: field.control.chosen };
    case 'checkbox':
    case 'switch':
      return { kind: 'checked', checked: field.control.checked };
    case 'unreadable':
      return { kind: 'none' };
  }
}

function setText(root: ParentNode, text: string): void {
  const control = typedControl(root);
  if (control === null) return;
  control.value = text;
  grow(control);
  // For the control's own view only (a range shows its number): it does not bubble to the form.
  control.dispatchEvent(new Event('input'));
}

function setChosen(root: ParentNode, options: readonly number[]): void {
  const list = findList(root);
  if (list !== undefined) {
    list.choose(options);
    return;
  }
  const chosen = new Set(options.map(String));
  for (const option of root.querySelectorAll<HTMLOptionElement>('option')) {
    option.selected = chosen.has(option.value);
  }
  const select = root.querySelector('select');
  if (select !== null && !select.multiple && chosen.size === 0) select.value = '';
  for (const input of root.querySelectorAll('input')) input.checked = chosen.has(input.value);
}

function setChecked(root: ParentNode, checked: boolean): void {
  const input = root.querySelector('input');
  if (input !== null) input.checked = checked;
}
