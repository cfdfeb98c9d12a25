import type { Digest } from '@/lib/task/record';
import { isObject, own, ownText } from '@/lib/json-object';
import { requestKind } from './request-kind';
import { readSecrecy } from './secrecy';
import { isInvisible, oneLine } from './visible-text';

const headingLength = 200;

/** What a tool call asks for, small enough for lists and notifications. Never throws. */
export function digestCall(toolName: string, parameters: unknown): Digest {
  const kind = requestKind(toolName, parameters);
  const call = isObject(parameters) ? parameters : {};
  const heading = ownText(call, 'heading');
  const fields = own(call, 'fields');
  const entries: readonly unknown[] = Array.isArray(fields) ? fields : [];
  return {
    kind,
    heading: oneLine(kind === 'tool' || isInvisible(heading) ? toolName : heading, headingLength),
    fields: entries.length,
    secrets: entries.filter((entry) => isObject(entry) && readSecrecy(entry) !== 'none').length,
  };
}
