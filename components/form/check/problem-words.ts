import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import type { Field, FieldOf } from '@/lib/form/controls';
import type { Problem } from '@/lib/form/problem';
import { isInvisible, oneLine } from '@/lib/visible-text';
import { typedControl } from '../controls/read-state';
import { dateWords } from './date-words';
import { formatWords } from './format-words';
import { nearestValues } from './nearest-values';

const longestPattern = 60;
/** The pattern that agents give for nearly every code: n digits, or from n to m digits. */
const digits = /^\^?(?:\[0-9\]|\\d)\{(\d+(?:,(\d+))?)\}\$?$/;

/** What to do about a problem, for a person. `root` is the field's element. */
export function problemWords(field: Field, problem: Problem, root: ParentNode): string {
  switch (problem) {
    case 'badInput':
      return halfWords(field);
    case 'valueMissing':
      return i18n.t(`form.problem.${whatIsMissing(field)}`);
    case 'typeMismatch':
      return typeWords(field);
    case 'patternMismatch':
      return patternWords(field, typedControl(root)?.value ?? '');
    case 'tooShort':
    case 'tooLong':
      return lengthWords(field, problem, typedControl(root)?.value.length ?? 0);
    case 'rangeUnderflow':
    case 'rangeOverflow':
      return boundWords(field, problem);
    case 'stepMismatch':
      return stepWords(field, root);
  }
}

/** A required field cannot be cleared instead, so its words do not offer that. */
function halfWords(field: Field): string {
  if (field.kind !== 'date') {
    return field.required
      ? i18n.t('form.problem.halfNumberOwed')
      : i18n.t('form.problem.halfNumber');
  }
  const half = field.required
    ? i18n.t('form.problem.halfDateOwed')
    : i18n.t('form.problem.halfDate');
  return formatWords(field.control.type) ?? half;
}

/** Which words say that something is missing. */
function whatIsMissing(field: Field) {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'range':
    case 'unreadable':
      return 'missing';
    case 'number':
      return 'missingNumber';
    case 'date':
      return `missingMoment.${camelCase(field.control.type)}` as const;
    case 'select':
      return field.control.multiple ? 'missingChoices' : 'missingChoice';
    case 'radio':
      return 'missingChoice';
    case 'checkboxes':
      return 'missingChoices';
    case 'checkbox':
      return 'missingCheck';
    case 'switch':
      return 'missingSwitch';
  }
}

function typeWords(field: Field): string {
  if (field.kind !== 'text' || field.control.type !== 'email') return i18n.t('form.problem.url');
  return field.control.multiple ? i18n.t('form.problem.emails') : i18n.t('form.problem.email');
}

function patternWords(field: Field, text: string): string {
  // Codes are often copied with a space, which nobody can see at the end.
  if (text.trim() !== text) return i18n.t('form.problem.edge');
  const pattern = field.kind === 'text' ? (field.control.pattern ?? '') : '';
  const [, range, most] = digits.exec(pattern) ?? [];
  if (range !== undefined)
    return i18n.t('form.problem.digits', Number(most ?? range), [range.replace(',', '–')]);
  return pattern.length > longestPattern || isInvisible(pattern)
    ? i18n.t('form.problem.pattern')
    : i18n.t('form.problem.patternShown', [oneLine(pattern, longestPattern)]);
}

function lengthWords(field: Field, problem: 'tooShort' | 'tooLong', length: number): string {
  const control = field.kind === 'text' || field.kind === 'textarea' ? field.control : null;
  if (problem === 'tooShort') {
    return i18n.t('form.problem.tooShort', [control?.minLength ?? 0, length]);
  }
  const most = control?.maxLength ?? 0;
  return i18n.t('form.problem.tooLong', most, [most, length]);
}

function boundWords(field: Field, problem: 'rangeUnderflow' | 'rangeOverflow'): string {
  if (field.kind === 'date') return dateBoundWords(field, problem);
  const control = field.kind === 'number' || field.kind === 'range' ? field.control : null;
  return problem === 'rangeUnderflow'
    ? i18n.t('form.problem.numberUnder', [control?.min ?? ''])
    : i18n.t('form.problem.numberOver', [control?.max ?? '']);
}

function dateBoundWords(
  { control }: FieldOf<'date'>,
  problem: 'rangeUnderflow' | 'rangeOverflow',
): string {
  const min = dateWords(control.type, control.min ?? '');
  const max = dateWords(control.type, control.max ?? '');
  const isReversed = control.type === 'time' && (control.max ?? '99') < (control.min ?? '');
  if (isReversed) return i18n.t('form.problem.timeReversed', [min, max]);
  return problem === 'rangeUnderflow'
    ? i18n.t('form.problem.dateUnder', [min])
    : i18n.t('form.problem.dateOver', [max]);
}

function stepWords(field: Field, root: ParentNode): string {
  // The nearest values would give away most of a masked number.
  const nearest = field.secrecy === 'masked' ? [] : nearestValues(typedControl(root));
  const values = nearest.map((value) =>
    field.kind === 'date' ? dateWords(field.control.type, value) : value,
  );
  const [below, above] = values;
  if (below === undefined) return i18n.t('form.problem.step');
  return above === undefined
    ? i18n.t('form.problem.stepOne', [below])
    : i18n.t('form.problem.stepTwo', [below, above]);
}
