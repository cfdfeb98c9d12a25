import type { Library } from '@/lib/store/library';
import type { ToolDraft } from '@/lib/store/tool-draft';
import { nameOfCopy } from '@/lib/tools/check-name';
import type { StoredTool } from '@/lib/tools/definition';

/** Where a new tool begins. */
export const blankDraft: ToolDraft = {
  replaces: null,
  name: '',
  description: '',
  parameters: '{\n  "type": "object",\n  "properties": {}\n}',
};

export function draftOf(tool: StoredTool): ToolDraft {
  return { replaces: tool.name, ...tool };
}

export function copyOf(tool: StoredTool, library: Library): ToolDraft {
  const names = library.map(({ name }) => name);
  return { replaces: null, ...tool, name: nameOfCopy(tool.name, names) };
}

/**
 * Whether closing the draft loses nothing. A draft may equal a saved tool: a popup closed before it
 * heard that the tool was saved leaves it behind.
 */
export function isUntouched(draft: ToolDraft, library: Library): boolean {
  return [blankDraft, ...library].some(
    ({ name, description, parameters }) =>
      draft.name === name && draft.description === description && draft.parameters === parameters,
  );
}
