import type { Field, FieldOf } from '@/lib/form/controls';
import type { FieldState } from '@/lib/form/state';
import { stateText } from '@/lib/form/state-text';
import type { DraftField } from '@/lib/store/draft';

/** What a field would hold if it were answered as another was; null when it cannot be. */
export function findSameState(field: Field, answered: DraftField): FieldState | null {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'date':
    case 'range':
      return answered.state.kind === 'typed' ? answered.state : null;
    case 'checkbox':
    case 'switch':
      return answered.state.kind === 'checked' ? answered.state : null;
    case 'select':
    case 'radio':
    case 'checkboxes':
      return answered.state.kind === 'chosen' ? findSameChoice(field, answered.text) : null;
    case 'unreadable':
      return null;
  }
}

/** Options go by their place, and another list may have others there: their labels decide. */
function findSameChoice(
  field: FieldOf<'select'> | FieldOf<'radio'> | FieldOf<'checkboxes'>,
  text: string,
): FieldState | null {
  const { options } = field.control;
  const whole = options.findIndex(({ label }) => label === text);
  const parts = new Set(text.split(', '));
  const chosen =
    whole >= 0
      ? [whole]
      : [...options.keys()].filter((index) => parts.has(options[index]?.label ?? ''));
  const state: FieldState = { kind: 'chosen', options: chosen };
  return text !== '' && stateText(field, state, '') === text ? state : null;
}
