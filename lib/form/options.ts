import { stringifyJson } from '@/lib/json';
import { isObject, own } from '@/lib/json-object';
import { readText, readVisible } from './scalar';

/** One choice. Its `value` is what the answer carries: the agent's own, type and all. */
export interface FieldOption {
  /** Null when neither its label nor its value can be seen. */
  readonly label: string | null;
  readonly value: unknown;
}

/** Reads a field's `options`; what is neither an object nor a scalar is no option. */
export function readOptions(options: unknown): readonly FieldOption[] {
  if (!Array.isArray(options)) return [];
  return options.map(readOption).filter((option) => option !== null);
}

function readOption(option: unknown): FieldOption | null {
  if (readText(option) !== null) return { label: readVisible(option), value: option };
  if (!isObject(option)) return null;
  const label = readText(own(option, 'label'));
  if (!Object.hasOwn(option, 'value')) {
    return label === null ? null : { label: readVisible(label), value: own(option, 'label') };
  }
  const value = own(option, 'value');
  return {
    label: readVisible(label) ?? readVisible(readText(value) ?? stringifyJson(value)),
    value,
  };
}

/**
 * The indexes of the options a default value selects: those of exactly that value, else those that
 * read the same ("2" selects 2). Several values select several. A default that is no option
 * selects nothing.
 */
export function findChosen(
  options: readonly FieldOption[],
  defaultValue: unknown,
): readonly number[] {
  const wanted: readonly unknown[] = Array.isArray(defaultValue) ? defaultValue : [defaultValue];
  const scalars = wanted.filter((value) => readText(value) !== null);
  if (scalars.length === 0) return [];
  const exact = places(options, (value) => value);
  const loose = scalars.every((value) => exact.has(value)) ? null : places(options, readText);
  const found = scalars
    .map((value) => exact.get(value) ?? loose?.get(readText(value)))
    .filter((index) => index !== undefined);
  return [...new Set(found)].toSorted((a, b) => a - b);
}

/** The first index of each value among the options; `key` says which values count as the same. */
function places<Key>(
  options: readonly FieldOption[],
  key: (value: unknown) => Key,
): ReadonlyMap<Key, number> {
  const found = new Map<Key, number>();
  for (const [index, { value }] of options.entries()) {
    const seen = key(value);
    if (!found.has(seen)) found.set(seen, index);
  }
  return found;
}
