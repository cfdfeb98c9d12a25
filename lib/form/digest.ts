import type { Digest } from '@/lib/task/record';
import { asObject, type JsonObject, ownText } from '@/lib/json-object';
import { formEntries, requestKind } from './request-kind';
import { readSecrecy } from './read-secrecy';
import { isInvisible, oneLine } from '@/lib/visible-text';

const headingLength = 200;

/** What a tool call asks for, small enough for lists and notifications. Never throws. */
export function digestCall(toolName: string, parameters: unknown): Digest {
  const kind = requestKind(toolName, parameters);
  const entries = (formEntries(parameters) ?? []).map(asObject);
  return {
    kind,
    heading: oneLine(
      kind === 'tool' ? toolName : formHeading(parameters, entries, toolName),
      headingLength,
    ),
    fields: entries.length,
    secrets: entries.filter((entry) => readSecrecy(entry) !== 'none').length,
  };
}

/** The heading of a form; without one, the first label that can be seen; else the tool's name. */
function formHeading(
  parameters: unknown,
  entries: readonly JsonObject[],
  toolName: string,
): string {
  const labels = entries.map((entry) => ownText(entry, 'label'));
  const words = [ownText(asObject(parameters), 'heading'), ...labels];
  return words.find((text) => !isInvisible(text)) ?? toolName;
}
