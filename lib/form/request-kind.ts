import { asObject, isObject, own } from '@/lib/json-object';

/** The conventional name of the form tool (interface §2). */
export const formToolName = 'form_input';

/** The entries of a form's `fields`; null when parameters have no such list, and are no form's. */
export function formEntries(parameters: unknown): readonly unknown[] | null {
  const fields = own(asObject(parameters), 'fields');
  return Array.isArray(fields) ? fields : null;
}

/**
 * What a tool call is to a person. Its parameters' `fields` array makes it a form, whatever the
 * tool is called, unless the array can be no form's; a form tool's call without one could not be read.
 */
export function requestKind(toolName: string, parameters: unknown): 'form' | 'tool' | 'unreadable' {
  const entries = formEntries(parameters);
  if (entries !== null && (toolName === formToolName || mayBeForm(entries))) return 'form';
  return toolName === formToolName ? 'unreadable' : 'tool';
}

/** Whether entries may be a form's. Those of a list of names, which many a tool takes, are none. */
function mayBeForm(entries: readonly unknown[]): boolean {
  return entries.length === 0 || entries.some(isObject);
}
