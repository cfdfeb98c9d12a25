import { formToolName } from '@/lib/form/request-kind';

export type NameProblem = 'empty' | 'characters' | 'start' | 'too-long' | 'reserved';

const longestName = 64;

/**
 * What keeps a text from being the name of a person's own tool. The interface allows any name, but the
 * models behind agents do not: all the common ones accept names that follow these rules.
 */
export function checkName(name: string): NameProblem | null {
  if (name === '') return 'empty';
  if (!/^[\w-]+$/.test(name)) return 'characters';
  if (!/^[A-Za-z_]/.test(name)) return 'start';
  if (name.length > longestName) return 'too-long';
  return name === formToolName ? 'reserved' : null;
}

/** `name` if it is free, else with `_copy` or `_copy_2` and so on, within the length of a name. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  for (let copy = 0; ; copy += 1) {
    const ending = copy === 0 ? '' : copy === 1 ? '_copy' : `_copy_${copy}`;
    const free = name.slice(0, longestName - ending.length) + ending;
    if (!taken.includes(free)) return free;
  }
}
