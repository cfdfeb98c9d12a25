import type { Form } from '@/lib/form/read-request';

const shortest = 12;

/** Whether a form asks for nothing but one short text, such as a code from a phone. */
export function isCodeForm({ fields }: Form): boolean {
  const [field, another] = fields;
  if (field === undefined || another !== undefined || field.readonly || field.disabled)
    return false;
  if (field.kind === 'number') return field.secrecy === 'shown';
  if (field.kind !== 'text') return false;
  const { type, maxLength } = field.control;
  const isCode = type === 'text' || type === 'tel';
  return isCode && (field.secrecy === 'shown' || (maxLength !== null && maxLength <= shortest));
}
