import { answerForm } from './answer';
import type { Form } from './read-request';

// Words for the agent, not for the person: the interface has no decline, and agents read English.
const sentence = 'The person could not answer';

/** The answer to a form that says why there is none: every field blank, and the reason. */
export function declineForm({ fields, entries }: Form, reason: string): string {
  const why = { type: 'textarea', label: sentence, value: reason };
  return answerForm({ fields, entries: [...entries, why] }, []);
}

/** The reply to a custom tool call that says the same. */
export function declineTool(reason: string): string {
  return reason === '' ? `${sentence}.` : `${sentence}: ${reason}`;
}
