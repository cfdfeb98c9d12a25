import type { Field } from './controls';
import { asObject, own } from '@/lib/json-object';
import { readField } from './read-field';
import { formEntries, requestKind } from './request-kind';
import { readVisible } from './scalar';
import { oneLine } from '@/lib/visible-text';

/** A form as it is shown, and the entries it was read from, which an answer echoes. */
export interface Form {
  /** Agent text; null when missing or invisible. */
  readonly heading: string | null;
  readonly description: string | null;
  /** At most 40 characters; null for the default. */
  readonly submitLabel: string | null;
  readonly fields: readonly Field[];
  readonly entries: readonly unknown[];
}

interface Call {
  readonly toolName: string;
  readonly parameters: unknown;
}

export type AgentRequest =
  | ({ readonly kind: 'form'; readonly form: Form } & Call)
  | ({ readonly kind: 'tool' } & Call)
  /** A call of the form tool that is no form: shown like another tool's call, with a note that says so. */
  | ({ readonly kind: 'unreadable' } & Call);

const submitLabelLength = 40;

/** Reads a tool call leniently: a language model wrote it. Never throws. */
export function readRequest(toolName: string, parameters: unknown): AgentRequest {
  const kind = requestKind(toolName, parameters);
  if (kind !== 'form') return { kind, toolName, parameters };
  const given = asObject(parameters);
  const entries = formEntries(parameters) ?? [];
  const submitLabel = readVisible(own(asObject(own(given, 'submitButton')), 'label'));
  return {
    kind,
    toolName,
    parameters,
    form: {
      heading: readVisible(own(given, 'heading')),
      description: readVisible(own(given, 'description')),
      submitLabel: submitLabel === null ? null : oneLine(submitLabel, submitLabelLength),
      fields: entries.map(readField),
      entries,
    },
  };
}
