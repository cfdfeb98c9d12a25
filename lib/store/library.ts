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

/** The library with those tools added whose names are free; the others are left out, and told. */
export function addTools(library: Library, tools: Library) {
  const added: string[] = [];
  const taken: string[] = [];
  const all = tools.reduce((before, tool) => {
    const after = putTool(before, null, tool);
    (after === null ? taken : added).push(tool.name);
    return after ?? before;
  }, library);
  return { library: all, added, taken };
}

function byName(tools: Library): Library {
  return tools.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
