import { i18n } from '#i18n';
import { camelCase } from '@/components/app/camel-case';
import { parseJson } from '@/lib/json';
import type { Library } from '@/lib/store/library';
import { type ReadTool, readTools } from '@/lib/tools/read-tools';
import type { JsonProblem } from './json-field';
import { jsonProblem } from './json-problem';

/** What an import would bring. */
export interface Found {
  /** Why the text cannot be read; null when it can, or when there is none yet. */
  readonly problem: JsonProblem | null;
  readonly entries: readonly FoundEntry[];
  /** The tools whose names are free. */
  readonly tools: Library;
}

interface FoundEntry {
  /** Counted from 1. */
  readonly place: number;
  readonly name: string;
  /** What becomes of the entry, in words. */
  readonly words: string;
  readonly tone: 'ok' | 'bad' | 'still';
}

export function findTools(text: string, library: Library): Found {
  const nothing = { problem: null, entries: [], tools: [] };
  if (text.trim() === '') return nothing;
  const problem = jsonProblem(text);
  if (problem !== null) return { ...nothing, problem };
  const read = readTools(parseJson(text));
  if (read.length === 0) {
    return { ...nothing, problem: { words: i18n.t('tools.importing.nothing'), offset: null } };
  }
  const names = new Set(library.map(({ name }) => name));
  const isTaken = (name: string) => names.has(name);
  const tools = read.flatMap((one) => (one.ok && !isTaken(one.tool.name) ? [one.tool] : []));
  return { problem: null, entries: read.map((one, index) => entry(one, index, isTaken)), tools };
}

function entry(read: ReadTool, index: number, isTaken: (name: string) => boolean): FoundEntry {
  const place = index + 1;
  if (!read.ok) {
    const name = read.name || i18n.t('tools.importing.unnamed', [place]);
    const words = i18n.t(`tools.problem.${camelCase(read.problem)}`);
    return { place, name, words, tone: 'bad' };
  }
  const { name } = read.tool;
  return isTaken(name)
    ? { place, name, words: i18n.t('tools.importing.taken'), tone: 'still' }
    : { place, name, words: i18n.t('tools.importing.isNew'), tone: 'ok' };
}
