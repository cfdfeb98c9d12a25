import { isObject, type JsonObject } from '@/lib/json-object';
import { stringifyJson, tryParseJson } from '@/lib/json';
import { holds, z } from '@/lib/schema';
import type { ToolDefinition } from '@/lib/service/types';

/**
 * A tool definition (interface §2) as Beckon keeps and hands it on. Its `parameters`, any JSON Schema,
 * are JSON text: the browser's storage sorts the keys of objects, and messages round long numbers, but
 * agents must read a schema as it was written.
 */
export const storedToolSchema = z.object({
  name: z.string(),
  description: z.string(),
  parameters: z.string().check(holds((text) => readParameters(text) !== null)),
});

export const storedToolsSchema = z.array(storedToolSchema);

export type StoredTool = z.infer<typeof storedToolSchema>;

/** The JSON object a text holds; null when it holds anything else, or no JSON. */
export function readParameters(text: string): JsonObject | null {
  const value = tryParseJson(text);
  return isObject(value) ? value : null;
}

export function toStoredTool({ function: tool }: ToolDefinition): StoredTool {
  const { name, description, parameters } = tool;
  return { name, description, parameters: stringifyJson(parameters) };
}

/**
 * A definition as the interface takes it. The stored tool has been parsed, so its parameters
 * are an object.
 */
export function toDefinition({ name, description, parameters }: StoredTool): ToolDefinition {
  const schema = readParameters(parameters) ?? {};
  return { type: 'function', function: { name, description, parameters: schema } };
}
