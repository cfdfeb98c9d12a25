import { stringifyJson, tryParseJson } from '@/lib/json';
import { holds, nullable, z } from '@/lib/schema';
import type { ToolCall } from '@/lib/service/types';

/**
 * An open call's parameters. They lie in storage as JSON text, because the browser's storage sorts
 * the keys of objects (and drops what is nested deeper than a hundred levels), while an answer
 * echoes each field as it came. Written with `stringifyJson` and read with `tryParseJson` of lib/json.
 */
export const storedCallSchema = z.object({
  /**
   * The call of these parameters. The record and its call are two keys, read one after the other, and
   * may not match.
   */
  toolCallId: z.string(),
  toolName: z.string(),
  /** JSON text; null when the call came without parameters. */
  parameters: nullable(z.string()),
});

export type StoredCall = z.infer<typeof storedCallSchema>;

/**
 * Like `storedCallSchema`, and checks that the parameters are JSON. Not for every read, since they can
 * be long.
 */
export const soundCallSchema = () =>
  storedCallSchema.check(
    holds(({ parameters }) => parameters === null || tryParseJson(parameters) !== undefined),
  );

export function toStoredCall({ toolCallId, toolName, parameters }: ToolCall): StoredCall {
  const text = parameters === undefined ? null : stringifyJson(parameters);
  return { toolCallId, toolName, parameters: text };
}
