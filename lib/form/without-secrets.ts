import { isObject } from '@/lib/json-object';
import { parseJson } from '@/lib/json';
import type { Form } from './read-request';

export const dots = '••••••';

/**
 * The entries of an answer to a form with every secret as dots: its value, and a default that
 * the agent sent.
 * @param input the answer
 * @param isReasonSecret whether entries after the form's own, a reason for giving no answer, are secret, too
 */
export function withoutSecrets({ fields }: Form, input: string, isReasonSecret: boolean): unknown {
  const entries = parseJson(input);
  if (!Array.isArray(entries)) return dots;
  for (const [index, entry] of entries.entries()) {
    const isSecret = index in fields ? fields[index]?.secrecy !== 'none' : isReasonSecret;
    if (!isSecret || !isObject(entry)) continue;
    const preset = Object.hasOwn(entry, 'defaultValue') && { defaultValue: dots };
    // A blank value is no secret, and dots would say that something was typed.
    const { value } = entry;
    const isBlank = value === '' || value === null || (Array.isArray(value) && value.length === 0);
    Object.assign(entry, !isBlank && { value: dots }, preset);
  }
  return entries;
}
