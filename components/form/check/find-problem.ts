import { checkDateLike } from '@/lib/form/check-date-like';
import type { Field, FieldOf } from '@/lib/form/controls';
import { checkLength, firstProblem, isChecked, type Problem } from '@/lib/form/problem';
import { hasControl } from '../controls/has-control';
import { isLongList } from '../controls/long-list';
import { readState, typedControl } from '../controls/read-state';
import { checkedPattern } from './checked-pattern';

/**
 * What is wrong with a field, as its own control says; null when nothing is.
 * @param root the field's element
 * @param touched whether the person gave what it holds, now or in a draft
 */
export function findProblem(field: Field, root: ParentNode, touched: boolean): Problem | null {
  if (!isChecked(field)) return null;
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return textProblem(field, root, touched);
    case 'date':
      return dateProblem(field, root);
    case 'select':
    case 'radio':
      return isLongList(field) ? missingChoice(field, root) : nativeProblem(root);
    case 'checkboxes':
      return missingChoice(field, root);
    case 'number':
    case 'range':
    case 'checkbox':
    case 'switch':
      return nativeProblem(root);
    case 'unreadable':
      return null;
  }
}

function nativeProblem(root: ParentNode): Problem | null {
  const control = root.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  return control === null ? null : firstProblem(control.validity);
}

/** For the groups of which HTML cannot ask that at least one be chosen. */
function missingChoice(field: Field, root: ParentNode): Problem | null {
  const state = readState(field, root);
  const none = state.kind === 'chosen' && state.options.length === 0;
  return field.required && none ? 'valueMissing' : null;
}

function textProblem(
  field: FieldOf<'text'> | FieldOf<'textarea'>,
  root: ParentNode,
  touched: boolean,
): Problem | null {
  const control = typedControl(root);
  if (control === null) return null;
  if (field.kind === 'text' && control instanceof HTMLInputElement) {
    // A field with a default was drawn without its pattern.
    const pattern = checkedPattern(field.control.pattern);
    if (pattern !== null && control.pattern !== pattern) control.pattern = pattern;
  }
  const lengths = touched ? checkLength(field, control.value) : {};
  return firstProblem(control.validity) ?? firstProblem(lengths);
}

/** The text input shown instead of a control that a browser does not have knows nothing of dates. */
function dateProblem(field: FieldOf<'date'>, root: ParentNode): Problem | null {
  const control = typedControl(root);
  if (control === null) return null;
  return import.meta.env.FIREFOX && !hasControl(field.control.type)
    ? firstProblem(checkDateLike(field.control, field.required, control.value))
    : firstProblem(control.validity);
}
