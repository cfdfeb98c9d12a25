import { prettyJson } from '@/lib/pretty-json';
import { type StoredTool, toDefinition } from './definition';

/** Tools as the JSON the interface takes: an array of definitions (§2). */
export function writeTools(tools: readonly StoredTool[]): string {
  return prettyJson(tools.map(toDefinition));
}
