import type { Field } from './controls';

/**
 * The flags of a ValidityState that a control of ours can raise, in the order in which they are told:
 * first what was meant, then what is wrong with it.
 */
const order = [
  'badInput',
  'valueMissing',
  'typeMismatch',
  // Before the pattern, which mostly asks for a length, too: a length is easier to understand.
  'tooShort',
  'tooLong',
  'patternMismatch',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
] as const;

export type Problem = (typeof order)[number];
export type ValidityFlags = Readonly<Partial<Record<Problem, boolean>>>;

/** The first thing to tell the person; null when nothing is wrong. */
export function firstProblem(flags: ValidityFlags): Problem | null {
  return order.find((flag) => flags[flag]) ?? null;
}

/** As HTML's `willValidate`: false for a field that is "barred from constraint validation". */
export function willValidate(field: Field): boolean {
  return !field.readonly && !field.disabled && field.kind !== 'unreadable';
}

/**
 * The length flags of a text the person gave. HTML raises them only for text typed here and now; these
 * hold for restored text, too. HTML asks no length of an empty text, nor of a default left alone.
 */
export function checkLength(field: Field, text: string): ValidityFlags {
  const isTextual = field.kind === 'text' || field.kind === 'textarea';
  if (!isTextual || text === '') return {};
  const { minLength, maxLength } = field.control;
  return {
    tooShort: minLength !== null && text.length < minLength,
    tooLong: maxLength !== null && text.length > maxLength,
  };
}
