import type { Field } from '@/lib/form/controls';
import { fieldElements } from './field-elements';
import type { Sheet } from './sheet';

/** Focuses the control of a field that is drawn under a root. */
export function focusField(root: ParentNode, index: number): void {
  const element = fieldElements(root).get(index);
  const control =
    element?.querySelector<HTMLElement>(':checked:is(input)') ??
    element?.querySelector<HTMLElement>('input, select, textarea');
  control?.focus();
}

/** Focuses the first field that waits to be filled in, if there is one on the first page. */
export function focusFirstEmpty(root: ParentNode, sheet: Sheet): void {
  const empty = sheet.pages[0]?.find((field) => isEmpty(field, sheet));
  if (empty !== undefined) focusField(root, empty.index);
}

function isEmpty(field: Field, sheet: Sheet): boolean {
  if (field.readonly || field.disabled) return false;
  const state = sheet.state(field.index);
  return (
    (state?.kind === 'typed' && state.text === '') ||
    (state?.kind === 'chosen' && state.options.length === 0)
  );
}
