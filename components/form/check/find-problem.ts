import { checkMonthOrWeek } from '@/lib/form/check-month-or-week';
import type { Field } from '@/lib/form/controls';
import { checkLength, firstProblem, willValidate, type Problem } from '@/lib/form/problem';
import { hasControl } from '../controls/has-control';
import { isLongList } from '../controls/long-list';
import { readState, type TypedControl } from '../controls/read-state';
import { checkedPattern } from './checked-pattern';

/**
 * What is wrong with a field, as its own control says; null when nothing is.
 * @param root the field's element
 * @param touched whether the person gave what the field holds, now or in a draft
 */
export function findProblem(field: Field, root: ParentNode, touched: boolean): Problem | null {
  // The browser puts a slider where its step allows; where no step leads, nobody could mend it.
  if (!willValidate(field) || field.kind === 'range') return null;
  if (field.kind === 'checkboxes' || isLongList(field)) return missingChoice(field, root);
  const control = root.querySelector<TypedControl | HTMLSelectElement>('input, textarea, select');
  if (control === null) return null;
  const { value, validity } = control;
  // Where Firefox has no control for the type, the field is a text input, which cannot check dates.
  if (import.meta.env.FIREFOX && field.kind === 'date-like' && !hasControl(field.control.type)) {
    return firstProblem(checkMonthOrWeek(field.control, field.required, value));
  }
  if (field.kind === 'text') givePattern(control, field.control.pattern);
  return firstProblem(validity) ?? (touched ? firstProblem(checkLength(field, value)) : null);
}

/** For groups of options: HTML cannot require that at least one of them is chosen. */
function missingChoice(field: Field, root: ParentNode): Problem | null {
  const state = readState(field, root);
  const none = state.kind === 'chosen' && state.options.length === 0;
  return field.required && none ? 'valueMissing' : null;
}

/** Adds the pattern, which a field with a default was drawn without. */
function givePattern(control: Element, pattern: string | null): void {
  if (!(control instanceof HTMLInputElement)) return;
  const checked = checkedPattern(pattern, control.value);
  if (checked !== null && control.pattern !== checked) control.pattern = checked;
}
