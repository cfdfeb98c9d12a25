import { buildInput } from './build-input';
import type { Form } from './read-request';
import { blankState, valueOf } from './state';

// Words for the agent, not for the person: the interface has no decline, and agents read English.
const sentence = 'The person could not answer';

/** The answer to a form that says why there is none: every field blank, and the reason. */
export function declineForm({ fields, entries }: Form, reason: string): string {
  const blanks = fields.map((field) => valueOf(field, blankState));
  return buildInput([...entries, { type: 'textarea', label: sentence, value: reason }], blanks);
}

/** The reply to a custom tool call that says the same. */
export function declineTool(reason: string): string {
  return reason === '' ? `${sentence}.` : `${sentence}: ${reason}`;
}
