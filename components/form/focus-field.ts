import type { Field } from '@/lib/form/controls';
import { willValidate } from '@/lib/form/problem';
import { fieldElements } from './field-elements';
import type { Sheet } from './sheet';

/** Focuses the control of a field that is drawn under a root. */
export function focusField(root: ParentNode, index: number): void {
  const control = controlOf(root, index);
  control?.focus();
  const show = () => {
    // What is wrong stands below the agent's words, however many lines they take. If not all of it fits,
    // the control must be seen.
    for (const one of [fieldElements(root).get(index), control]) {
      one?.scrollIntoView({ block: 'nearest' });
    }
  };
  // Questions near the view are laid out in the next frame, and may push the control out of view again.
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** The control of the first empty field on the first page, else of the first one that can be changed. */
export function firstControl(root: ParentNode, sheet: Sheet): HTMLElement | null {
  const fields = sheet.pages[0]?.filter(willValidate) ?? [];
  const first = fields.find((field) => isEmpty(field, sheet)) ?? fields[0];
  return first === undefined ? null : controlOf(root, first.index);
}

function controlOf(root: ParentNode, index: number): HTMLElement | null {
  const element = fieldElements(root).get(index);
  return (
    element?.querySelector<HTMLElement>('input:checked:not([value=""])') ??
    element?.querySelector<HTMLElement>('input, select, textarea') ??
    null
  );
}

/** Whether a field that is drawn has nothing typed or chosen in it. */
export function isEmpty(field: Field, sheet: Sheet): boolean {
  const state = sheet.state(field.index);
  return (
    (state?.kind === 'typed' && state.text === '') ||
    (state?.kind === 'chosen' && state.options.length === 0)
  );
}
