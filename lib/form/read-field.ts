import { readClassNames } from './class-names';
import type { Field } from './controls';
import { asObject, isObject, own } from '@/lib/json-object';
import { type Part, readControl } from './read-control';
import { readFlag, readVisible } from './scalar';
import { readSecrecy } from './read-secrecy';

/** Reads one entry of `fields`, whatever it is. Never throws. */
export function readField(given: unknown, index: number): Field {
  const part: Part = isObject(given) ? readControl(given) : { kind: 'unreadable', control: null };
  const entry = asObject(given);
  const readonly = readFlag(own(entry, 'readonly'));
  const disabled = readFlag(own(entry, 'disabled'));
  return {
    hint: '',
    notes: [],
    ...part,
    index,
    label: readVisible(own(entry, 'label')),
    required: readFlag(own(entry, 'required')) && !readonly && !disabled && canBeRequired(part),
    readonly,
    disabled,
    secrecy: readSecrecy(entry),
    className: readClassNames(own(entry, 'className')),
  };
}

/** HTML never lets a range be blank; without options none can be chosen. */
function canBeRequired(part: Part): boolean {
  return part.kind !== 'range' && !part.notes?.some((note) => note.code === 'no-options');
}
