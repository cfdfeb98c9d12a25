import type { Field } from './controls';

/** About as much of a placeholder as a control as wide as a popup shows, in UTF-16 units. */
const shownInLine = 40;
const shownInTextarea = 120;

/** The agent's words to stand below a field, a placeholder too long for its control among them; ''. */
export function hintOf(field: Field): string {
  switch (field.kind) {
    case 'text':
    case 'number':
      return longPlaceholder(field.control.placeholder, shownInLine);
    case 'textarea':
      return longPlaceholder(field.control.placeholder, shownInTextarea);
    case 'range':
    case 'date':
    case 'select':
    case 'radio':
    case 'checkboxes':
    case 'checkbox':
    case 'switch':
    case 'unreadable':
      return field.hint;
  }
}

function longPlaceholder(placeholder: string, shown: number): string {
  return placeholder.length > shown ? placeholder : '';
}
