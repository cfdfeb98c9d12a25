import type { Field } from './controls';

/** The flags of a ValidityState that a control of ours can raise. */
export type Flags = Readonly<
  Pick<
    ValidityState,
    | 'badInput'
    | 'valueMissing'
    | 'typeMismatch'
    | 'patternMismatch'
    | 'tooShort'
    | 'tooLong'
    | 'rangeUnderflow'
    | 'rangeOverflow'
    | 'stepMismatch'
  >
>;

export type Problem = keyof Flags;

/** The order in which they are told: first what was meant, then what is wrong with it. */
const order: readonly Problem[] = [
  'badInput',
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
];

export const noFlags: Flags = {
  badInput: false,
  valueMissing: false,
  typeMismatch: false,
  patternMismatch: false,
  tooShort: false,
  tooLong: false,
  rangeUnderflow: false,
  rangeOverflow: false,
  stepMismatch: false,
};

/** The first thing to tell the person; null when nothing is wrong. */
export function firstProblem(flags: Flags): Problem | null {
  return order.find((flag) => flags[flag]) ?? null;
}

/** Whether HTML would validate it at all ("barred from constraint validation"). */
export function isChecked(field: Field): boolean {
  return !field.readonly && !field.disabled && field.kind !== 'unreadable';
}

/**
 * The length flags of a text the person gave. HTML raises them only for what was typed here and
 * now; this holds for restored text too. Of an empty text, and of a default left alone, HTML asks
 * no length.
 */
export function checkLength(field: Field, text: string): Pick<Flags, 'tooShort' | 'tooLong'> {
  const isTextual = field.kind === 'text' || field.kind === 'textarea';
  if (!isTextual || text === '') return { tooShort: false, tooLong: false };
  const { minLength, maxLength } = field.control;
  return {
    tooShort: minLength !== null && text.length < minLength,
    tooLong: maxLength !== null && text.length > maxLength,
  };
}
