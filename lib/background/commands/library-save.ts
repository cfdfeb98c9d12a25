import { fail, succeed } from '@/lib/result';
import { putTool } from '@/lib/store/library';
import { checkName } from '@/lib/tools/check-name';
import { changeLibrary } from './change-library';
import type { Handler } from './handler';

export const saveTool: Handler<'library.save'> = async (ports, { replaces, definition }) => {
  if (checkName(definition.name) !== null) return fail({ code: 'invalid' });
  return changeLibrary(ports, (before) => {
    const library = putTool(before, replaces, definition);
    return library === null ? fail({ code: 'name-taken' }) : succeed({ library, value: null });
  });
};
