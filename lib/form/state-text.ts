import { type Field, isChoice } from './controls';
import type { FieldState } from './state';

/** What a field holds, as a person reads it; a tick reads as `yes`. '' when it holds nothing. */
export function stateText(field: Field, state: FieldState, yes: string): string {
  switch (state.kind) {
    case 'typed':
      return state.text;
    case 'checked':
      return state.checked ? yes : '';
    case 'chosen':
      if (!isChoice(field)) return '';
      return state.options.flatMap((place) => field.control.options[place]?.label ?? []).join(', ');
    case 'none':
      return '';
  }
}
