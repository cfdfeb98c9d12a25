import { buildInput } from './build-input';
import { isObject } from '@/lib/json-object';
import type { Form } from './read-request';
import { type FieldState, valueOf } from './state';

export const dots = '••••••';

/**
 * The `input` of an answer with every secret as dots: its value, and a default the agent sent along.
 * @param states the fields' states, by index.
 */
export function previewInput({ fields, entries }: Form, states: readonly FieldState[]): string {
  const shown = entries.map((entry, index) => {
    const isSecret = fields[index]?.secrecy !== 'none';
    return isSecret && isObject(entry) && Object.hasOwn(entry, 'defaultValue')
      ? { ...entry, defaultValue: dots }
      : entry;
  });
  const values = fields.map((field, index) => {
    const state = states[index];
    if (state === undefined) return null;
    return field.secrecy === 'none' ? valueOf(field, state) : JSON.stringify(dots);
  });
  return buildInput(shown, values);
}
