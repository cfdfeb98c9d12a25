import { isObject, own } from '@/lib/json-object';

/** The conventional name of the form tool (interface §2). */
export const formToolName = 'form_input';

/**
 * What a tool call is to a person. Its parameters' `fields` array makes it a form, whatever the
 * tool is called; a form tool's call without one could not be read.
 */
export function requestKind(toolName: string, parameters: unknown): 'form' | 'tool' | 'unreadable' {
  if (isObject(parameters) && Array.isArray(own(parameters, 'fields'))) return 'form';
  return toolName === formToolName ? 'unreadable' : 'tool';
}
