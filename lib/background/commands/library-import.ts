import { fail, succeed } from '@/lib/result';
import { addTools } from '@/lib/store/library';
import { checkName } from '@/lib/tools/check-name';
import { changeLibrary } from './change-library';
import type { Handler } from './handler';

export const importLibrary: Handler<'library.import'> = async (ports, { definitions }) => {
  if (definitions.some(({ name }) => checkName(name) !== null)) return fail({ code: 'invalid' });
  return changeLibrary(ports, (before) => succeed(addTools(before, definitions)));
};
