import { asObject, isObject, own } from '@/lib/json-object';
import { anything, z } from '@/lib/schema';
import { asText } from './as-text';
import type { RunStatus } from './types';
import { idText } from './wire-id';

/** In UTF-16 units: a task's record keeps the name, and no real name is nearly as long. */
const longestName = 1000;

// The parameters pass by reference, exactly as they were parsed: an answer echoes them.
const wire = z.object({
  // A numeric id would have to be sent back as a number, and the interface takes strings only (§4.4).
  toolCallId: idText,
  tool: z.object({ name: asText(z.string(), longestName), parameters: anything }),
});

/**
 * Reads the `toolCall` of a status (interface §4.3): null means the same as absent. So does an empty one,
 * unless `detailedStatus` says that a call waits (interface §3).
 */
export function readToolCall(toolCall: unknown, detailedStatus: string | null): RunStatus['call'] {
  const isNone =
    toolCall === undefined ||
    toolCall === null ||
    (detailedStatus !== 'tool_call' && isEmpty(toolCall));
  if (isNone) return { kind: 'none' };
  const { data } = wire.safeParse(toolCall);
  if (data === undefined) return { kind: 'unreadable' };
  const { toolCallId, tool } = data;
  return {
    kind: 'waiting',
    call: { toolCallId, toolName: tool.name, parameters: tool.parameters },
  };
}

/** Some services write the empty value of their type where there is none: `{ "toolCallId": "" }`, say. */
function isEmpty(toolCall: unknown): boolean {
  if (!isObject(toolCall)) return !toolCall || (Array.isArray(toolCall) && toolCall.length === 0);
  return !own(toolCall, 'toolCallId') && !own(asObject(own(toolCall, 'tool')), 'name');
}
