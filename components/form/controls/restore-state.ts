import type { FieldState } from '@/lib/form/state';
import { grow } from '../grow';
import { findList } from './list-handle';
import { typedControl } from './read-state';

/** Puts a state into the control in a field's element. The state is of the field's kind. */
export function restoreState(root: ParentNode, state: FieldState): void {
  switch (state.kind) {
    case 'typed':
      return setText(root, state.text);
    case 'chosen':
      return setChosen(root, state.options);
    case 'checked':
      return setChecked(root, state.checked);
    case 'none':
  }
}

function setText(root: ParentNode, text: string): void {
  const control = typedControl(root);
  if (control === null) return;
  // A one-line control would leave out line breaks, and join the words around them.
  control.value = control instanceof HTMLInputElement ? text.replaceAll(/[\r\n]+/g, ' ') : text;
  grow(control);
  // Only for the control's own view (a range shows its number). The event does not bubble, so the form
  // takes it for no edit.
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
  for (const input of root.querySelectorAll('input')) input.checked = chosen.has(input.value);
}

function setChecked(root: ParentNode, checked: boolean): void {
  const input = root.querySelector('input');
  if (input !== null) input.checked = checked;
}
