import { type ChoiceField, type Field, type RangeControl, takesSeveral } from './controls';
import { parseDateLike } from './date-like';
import type { FieldState } from './state';
import { stateText } from './state-text';

/**
 * The state of a field if it got the same answer as another field; null when it cannot.
 * @param text the other field's answer as a person reads it, which is how history has it
 * @param yes how a tick reads
 */
export function findSameState(field: Field, text: string, yes: string): FieldState | null {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return { kind: 'typed', text };
    // A text that the control cannot hold would empty it and lose its default.
    case 'date-like':
      return parseDateLike(field.control.type, text) === null ? null : { kind: 'typed', text };
    case 'number':
      return number.test(text) ? { kind: 'typed', text } : null;
    case 'range':
      return number.test(text) && isOnSlider(field.control, Number(text))
        ? { kind: 'typed', text }
        : null;
    case 'checkbox':
    case 'switch':
      return text === yes ? { kind: 'checked', checked: true } : null;
    case 'select':
    case 'radio':
    case 'checkboxes':
      return findSameChoice(field, text);
    case 'unreadable':
      return null;
  }
}

/**
 * A number as HTML writes it. There is one way only to match it: where there were two, a long text of digits
 * that is no number took time by the square of its length, 70 s for 160,000.
 */
const number = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Whether a slider can stand at a value: it would go to its end with one beyond that, or to the next step
 * with one between two. HTML gives it the ends 0 and 100, and counts steps of 1 from its start.
 */
function isOnSlider({ value, min, max, step }: RangeControl, at: number): boolean {
  const steps = (at - (Number(min ?? value) || 0)) / Number(step ?? 1);
  // Ten steps of 0.1 are not quite 1.
  const isOnStep = Math.abs(steps - Math.round(steps)) < 1e-6;
  return at >= Number(min ?? 0) && at <= Number(max ?? 100) && isOnStep;
}

/** Compares labels: options are stored by index, and another list may have other options there. */
function findSameChoice(field: ChoiceField, text: string): FieldState | null {
  const { options } = field.control;
  const labelled = (labels: readonly string[]) => {
    const wanted = new Set(labels);
    return [...options.keys()].filter((index) => wanted.has(options[index]?.label ?? ''));
  };
  const whole = labelled([text]);
  const chosen = whole.length > 0 ? whole : labelled(text.split(', '));
  // Where only one can be chosen, nobody knows which of several was meant.
  if (!takesSeveral(field) && chosen.length > 1) return null;
  const state: FieldState = { kind: 'chosen', options: chosen };
  return text !== '' && stateText(field, state, '') === text ? state : null;
}
