import { succeed } from '@/lib/result';
import { changeLibrary } from './change-library';
import type { Handler } from './handler';

export const removeTool: Handler<'library.remove'> = async (ports, { name }) =>
  changeLibrary(ports, (before) =>
    succeed({ library: before.filter((tool) => tool.name !== name), value: null }),
  );
