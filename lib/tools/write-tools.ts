import { type StoredTool, toDefinition } from './definition';
import { layOut } from './lay-out';

/** Tools as the JSON the interface takes: an array of definitions (§2). */
export function writeTools(tools: readonly StoredTool[]): string {
  return layOut(tools.map(toDefinition));
}
