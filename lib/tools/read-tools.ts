import { prettyJson } from '@/lib/pretty-json';
import { asObject, isObject, type JsonObject, own, ownText } from '@/lib/json-object';
import { checkName, type NameProblem } from './check-name';
import type { StoredTool } from './definition';

/** One entry of an import: a tool, or why it is none. `name` may be empty, and is untrusted. */
export type ReadTool =
  | { readonly ok: true; readonly tool: StoredTool }
  | { readonly ok: false; readonly name: string; readonly problem: ToolProblem };

export type ToolProblem =
  | 'not-a-tool'
  | 'description'
  | 'parameters'
  /** Another entry before it has this name. */
  | 'repeated'
  | NameProblem;

/**
 * Reads tool definitions as the interface takes them (§2): an array of them, an object that has one in
 * `tools`, or a single one. A function object without the `{type: "function"}` around it is taken too, and
 * so are tools as MCP servers and other models' interfaces write them.
 * @param value what `parseJson` made
 */
export function readTools(value: unknown): readonly ReadTool[] {
  const listed = own(asObject(value), 'tools') ?? value;
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : [value];
  const names = new Set<string>();
  return entries.map((entry) => {
    const read = readTool(entry);
    if (!read.ok) return read;
    const { name } = read.tool;
    if (names.has(name)) return { ok: false, name, problem: 'repeated' };
    names.add(name);
    return read;
  });
}

function readTool(entry: unknown): ReadTool {
  const tool = own(asObject(entry), 'function') ?? entry;
  if (!isObject(tool) || typeof own(tool, 'name') !== 'string') {
    return { ok: false, name: '', problem: 'not-a-tool' };
  }
  // As in the editor: nobody sees a space at the end of a name.
  const name = ownText(tool, 'name').trim();
  const refuse = (problem: ToolProblem): ReadTool => ({ ok: false, name, problem });
  const nameProblem = checkName(name);
  if (nameProblem !== null) return refuse(nameProblem);
  const description = own(tool, 'description') ?? '';
  if (typeof description !== 'string') return refuse('description');
  const parameters = schemaOf(tool) ?? {};
  if (!isObject(parameters)) return refuse('parameters');
  return { ok: true, tool: { name, description, parameters: prettyJson(parameters) } };
}

function schemaOf(tool: JsonObject): unknown {
  return own(tool, 'parameters') ?? own(tool, 'inputSchema') ?? own(tool, 'input_schema');
}
