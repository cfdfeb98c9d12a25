import type { Field } from '@/lib/form/controls';
import { fieldOf } from './field-elements';
import { grow } from './grow';
import { keepChosen } from './keep-chosen';
import { keepReadonly } from './keep-readonly';
import { keepWhole } from './keep-whole';
import type { Sheet } from './sheet';

/**
 * The form's listeners for what happens in its fields. Events of the controls bubble to the form, so one
 * listener serves all fields.
 * @param changed called when the person has changed a field
 * @param look called when a field may hold something else, even without an event that says so
 */
export function fieldListeners(
  sheet: Sheet,
  changed: (field: Field) => void,
  look: (index: number) => void,
) {
  const { fields } = sheet.form;
  const onInput = ({ target }: Event) => {
    const field = fieldOf(fields, target);
    if (field === undefined || isFilter(target)) return;
    if (field.readonly) {
      sheet.reset(field);
      return;
    }
    grow(target);
    sheet.touch(field.index);
    changed(field);
  };
  const onLook = ({ target }: Event) => {
    const field = fieldOf(fields, target);
    if (field !== undefined) look(field.index);
  };
  const guard = (event: Event) => {
    const field = fieldOf(fields, event.target);
    if (field !== undefined) keepReadonly(field, event);
  };
  return {
    onInput,
    onClick: guard,
    onMouseDown: (event: MouseEvent) => {
      guard(event);
      keepChosen(event);
    },
    onMouseMove: (event: MouseEvent) => event.buttons === 1 && keepChosen(event),
    onKeyDown: (event: KeyboardEvent) => {
      guard(event);
      if (event.key === 'Enter' && isFilter(event.target)) event.preventDefault();
    },
    onBeforeInput: keepWhole,
    // A half-typed or cleared date fires no input event, since its value stays empty.
    onKeyUp: onLook,
    onFocusOut: onLook,
  };
}

/** Whether an event comes from a long list's filter. Its text is no answer, and Enter sends none. */
function isFilter(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search';
}
