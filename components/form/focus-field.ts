import type { Field } from '@/lib/form/controls';
import { fieldElements } from './field-elements';
import type { Sheet } from './sheet';

/** Focuses the control of a field that is drawn under a root. */
export function focusField(root: ParentNode, index: number, options?: FocusOptions): void {
  const element = fieldElements(root).get(index);
  const control =
    element?.querySelector<HTMLElement>(':checked:is(input)') ??
    element?.querySelector<HTMLElement>('input, select, textarea');
  control?.focus(options);
}

/**
 * Focuses the first field on the first page that is empty, else the first that can be changed. The
 * page stays where it is: who asks, and what for, is to be read first.
 */
export function focusFirst(root: ParentNode, sheet: Sheet): void {
  const fields = sheet.pages[0]?.filter((field) => !field.readonly && !field.disabled) ?? [];
  const first = fields.find((field) => isEmpty(field, sheet)) ?? fields[0];
  if (first !== undefined) focusField(root, first.index, { preventScroll: true });
}

/** Whether a field that is drawn has nothing typed or chosen in it. */
export function isEmpty(field: Field, sheet: Sheet): boolean {
  const state = sheet.state(field.index);
  return (
    (state?.kind === 'typed' && state.text === '') ||
    (state?.kind === 'chosen' && state.options.length === 0)
  );
}
