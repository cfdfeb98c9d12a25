import type { Field } from './controls';
import type { FieldState } from './state';

/** What a field holds as a person reads it; ticks are told by `yes`. '' when it holds nothing. */
export function stateText(field: Field, state: FieldState, yes: string): string {
  switch (state.kind) {
    case 'typed':
      return state.text;
    case 'checked':
      return state.checked ? yes : '';
    case 'chosen':
      return chosenLabels(field, state.options).join(', ');
    case 'none':
      return '';
  }
}

function chosenLabels(field: Field, chosen: readonly number[]): string[] {
  switch (field.kind) {
    case 'select':
    case 'radio':
    case 'checkboxes':
      return chosen.flatMap((index) => field.control.options[index]?.label ?? []);
    case 'text':
    case 'textarea':
    case 'number':
    case 'range':
    case 'date':
    case 'checkbox':
    case 'switch':
    case 'unreadable':
      return [];
  }
}
