import type { StoredTool } from '@/lib/tools/definition';

/** The person's own tools, by name; no name twice. */
export { storedToolsSchema as librarySchema } from '@/lib/tools/definition';
export type Library = readonly StoredTool[];

/**
 * The library with `tool` added, in place of the tool called `replaces` if there is still one. Null when
 * another tool has the same name.
 */
export function putTool(
  library: Library,
  replaces: string | null,
  tool: StoredTool,
): Library | null {
  const others = library.filter(({ name }) => name !== replaces);
  return others.some(({ name }) => name === tool.name) ? null : byName([...others, tool]);
}

/**
 * The library with the tools added whose names are free, and how many tools were `added` and how many
 * names were `taken`.
 */
export function addTools(library: Library, tools: Library) {
  const names = new Set(library.map(({ name }) => name));
  // Not with `putTool` one after the other: a file may hold more tools than anyone could wait for.
  const added = tools.filter(({ name }) => !names.has(name) && names.add(name));
  const value = { added: added.length, taken: tools.length - added.length };
  return { library: byName([...library, ...added]), value };
}

function byName(tools: Library): Library {
  return tools.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
