import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { type Field, type FieldOf, takesSeveral } from '@/lib/form/controls';
import type { Problem } from '@/lib/form/problem';
import { isInvisible, oneLine } from '@/lib/visible-text';
import { type TypedControl, typedControl } from '../controls/read-state';
import { dateWords } from './date-words';
import { formatWords } from './format-words';
import { nearestValues } from './nearest-values';

const longestPattern = 60;
/** The pattern that agents give for nearly every code: n digits, or from n to m digits. */
const digits = /^\^?(?:\[0-9\]|\\d)\{(\d+)(?:,(\d+))?\}\$?$/;

/** What to do about a problem, for a person. `root` is the field's element. */
export function problemWords(field: Field, problem: Problem, root: ParentNode): string {
  const control = typedControl(root);
  const text = control?.value ?? '';
  switch (problem) {
    case 'badInput':
      return halfWords(field);
    case 'valueMissing':
      return i18n.t(`form.problem.${whatIsMissing(field)}`);
    case 'typeMismatch':
    case 'patternMismatch':
      // Often copied along, and nobody sees them: spaces, and marks of direction or of no width.
      if (/^[\s\p{Cf}]|[\s\p{Cf}]$/u.test(text)) return i18n.t('form.problem.edge');
      return problem === 'typeMismatch' ? typeWords(field) : patternWords(field);
    case 'tooShort':
    case 'tooLong':
      return lengthWords(field, problem, text.length);
    case 'rangeUnderflow':
    case 'rangeOverflow':
      return boundWords(field, problem);
    case 'stepMismatch':
      return stepWords(field, control);
  }
}

/** A required field cannot be cleared instead, so its words do not offer that. */
function halfWords(field: Field): string {
  const owed = field.required ? 'Owed' : '';
  if (field.kind !== 'date-like') return i18n.t(`form.problem.halfNumber${owed}`);
  return formatWords(field.control.type) ?? i18n.t(`form.problem.halfDate${owed}`);
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
    case 'date-like':
      return `missingMoment.${camelCase(field.control.type)}` as const;
    case 'select':
    case 'radio':
    case 'checkboxes':
      return takesSeveral(field) ? 'missingChoices' : 'missingChoice';
    case 'checkbox':
      return 'missingCheck';
    case 'switch':
      return 'missingSwitch';
  }
}

function typeWords(field: Field): string {
  if (field.kind !== 'text' || field.control.type !== 'email') return i18n.t('form.problem.url');
  return i18n.t(`form.problem.${field.control.multiple ? 'emails' : 'email'}`);
}

function patternWords(field: Field): string {
  const pattern = field.kind === 'text' ? (field.control.pattern ?? '') : '';
  const [, least, most = least] = digits.exec(pattern) ?? [];
  if (least !== undefined) {
    const count = least === most ? least : `${least}–${most}`;
    return i18n.t('form.problem.digits', Number(most), [count]);
  }
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
  if (field.kind === 'date-like') return dateBoundWords(field, problem);
  const control = field.kind === 'number' || field.kind === 'range' ? field.control : null;
  return problem === 'rangeUnderflow'
    ? i18n.t('form.problem.numberUnder', [control?.min ?? ''])
    : i18n.t('form.problem.numberOver', [control?.max ?? '']);
}

function dateBoundWords(
  { control }: FieldOf<'date-like'>,
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

function stepWords(field: Field, typed: TypedControl | null): string {
  // The nearest values would give away most of a masked number.
  const nearest = field.secrecy === 'masked' ? [] : nearestValues(typed);
  const values = nearest.map((value) =>
    field.kind === 'date-like' ? dateWords(field.control.type, value) : value,
  );
  const [below, above] = values;
  if (below === undefined) return i18n.t('form.problem.step');
  return above === undefined
    ? i18n.t('form.problem.stepOne', [below])
    : i18n.t('form.problem.stepTwo', [below, above]);
}
