import { type StoredTool, storedToolsSchema } from '@/lib/tools/definition';

/** The person's own tools, by name; no name twice. */
export const librarySchema = storedToolsSchema;
export type Library = readonly StoredTool[];

/**
 * The library with a tool added, or in place of the one called `replaces` (which may be gone). Null
 * when another tool has its name.
 */
export function putTool(
  library: Library,
  replaces: string | null,
  tool: StoredTool,
): Library | null {
  const others = library.filter(({ name }) => name !== replaces);
  return others.some(({ name }) => name === tool.name) ? null : byName([...others, tool]);
}

/** The library with those tools added whose names are free, and how many those, and the others, are. */
export function addTools(library: Library, tools: Library) {
  const names = new Set(library.map(({ name }) => name));
  // Not one after the other: a file may hold more than anyone could wait for.
  const added = tools.filter(({ name }) => !names.has(name) && names.add(name));
  const value = { added: added.length, taken: tools.length - added.length };
  return { library: byName([...library, ...added]), value };
}

function byName(tools: Library): Library {
  return tools.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
