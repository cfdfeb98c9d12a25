import { readAutocomplete } from './autocomplete';
import { finerStep, readNumberBounds, readRangeBounds, readStep } from './bounds';
import type { Field, Note, TextControl } from './controls';
import type { DateLikeType } from './date-like';
import { readDateLike, readDateLikeBounds } from './date-like-bounds';
import { type FieldType, readFieldType } from './field-type';
import { readLengths, readSize } from './lengths';
import { findChosen, readOptions } from './options';
import { isObject, type JsonObject, own } from '@/lib/json-object';
import { isValidPattern } from './pattern';
import { readFlag, readText, readVisible } from './scalar';
import { oneLine } from '@/lib/visible-text';
import { inWholeMinutes } from './whole-minutes';

type OwnPart<F extends Field> = F extends Field
  ? Pick<F, 'kind' | 'control'> & Partial<Pick<F, 'hint' | 'notes'>>
  : never;
/** What the type of a field decides about it: mostly no more than its control. */
export type Part = OwnPart<Field>;

const defaultRows = 3;
const mostRows = 20;
const mostCols = 200;

/** About as much of a placeholder as fits a control as wide as the popup, in UTF-16 units. */
const shownInLine = 40;
const shownInTextarea = 120;

export function readControl(entry: JsonObject): Part {
  const type = readFieldType(own(entry, 'type'));
  if (type === null) return readUnknown(entry);
  return readKnown(type, entry);
}

function readKnown(type: FieldType, entry: JsonObject): Part {
  const placeholder = readPlaceholder(entry);
  switch (type) {
    case 'text':
    case 'email':
    case 'tel':
    case 'url':
    case 'password':
      return readTextPart(type, entry);
    case 'textarea':
      return {
        kind: 'textarea',
        control: {
          value: readDefault(entry),
          placeholder,
          ...readLengths(entry),
          rows: readSize(own(entry, 'rows'), mostRows) ?? defaultRows,
          cols: readSize(own(entry, 'cols'), mostCols),
          autocomplete: readAutocomplete(own(entry, 'autocomplete')),
        },
        hint: longPlaceholder(placeholder, shownInTextarea),
      };
    case 'number': {
      const control = {
        value: readDefault(entry),
        placeholder,
        ...readNumberBounds(entry),
        // HTML's own step of 1 would refuse 19.99.
        step: readStep(entry) ?? 'any',
      };
      return { kind: 'number', control, hint: longPlaceholder(placeholder, shownInLine) };
    }
    case 'range': {
      const ends = { value: readDefault(entry), ...readRangeBounds(entry) };
      const control = { ...ends, step: readStep(entry) ?? finerStep(ends) };
      return { kind: 'range', control, hint: placeholder };
    }
    case 'date':
    case 'time':
    case 'datetime-local':
    case 'month':
    case 'week':
      return { kind: 'date-like', control: readDateControl(type, entry), hint: placeholder };
    case 'select': {
      const multiple = readFlag(own(entry, 'multiple'));
      const { control, notes } = readChoice(entry, multiple);
      return { kind: 'select', control: { ...control, multiple }, hint: placeholder, notes };
    }
    case 'radio':
      return { kind: 'radio', ...readChoice(entry, false), hint: placeholder };
    case 'checkbox': {
      const choice = readChoice(entry, true);
      if (choice.control.options.length === 0) {
        // A plain checkbox misses no options.
        const isPlain = countGiven(own(entry, 'options')) === 0;
        return { kind: 'checkbox', control: readCheck(entry), notes: isPlain ? [] : choice.notes };
      }
      return { kind: 'checkboxes', ...choice, hint: placeholder };
    }
    case 'switch':
      return { kind: 'switch', control: readCheck(entry) };
  }
}

/** Every other type is shown as text, so that nothing is asked, or sent, behind the person's back. */
function readUnknown(entry: JsonObject): Part {
  const type = readVisible(own(entry, 'type'));
  const note: Note =
    type === null ? { code: 'no-type' } : { code: 'unknown-type', type: oneLine(type, 40) };
  const part = readTextPart('text', entry);
  // A list of unknown type is not drawn, so its options are shown in the hint.
  const offered = readOptions(own(entry, 'options')).flatMap(({ label }) => label ?? []);
  const hint = [part.hint, offered.join(', ')].filter((words) => words !== '').join('\n');
  return { ...part, hint, notes: [note, ...part.notes] };
}

function readTextPart(type: TextControl['type'], entry: JsonObject) {
  const placeholder = readPlaceholder(entry);
  const pattern = own(entry, 'pattern');
  const isPattern = typeof pattern === 'string' && pattern !== '';
  const isUsable = isPattern && isValidPattern(pattern);
  const notes: readonly Note[] = isPattern && !isUsable ? [{ code: 'bad-pattern' }] : [];
  const control: TextControl = {
    type,
    value: readDefault(entry),
    placeholder,
    ...readLengths(entry),
    pattern: isUsable ? pattern : null,
    multiple: type === 'email' && readFlag(own(entry, 'multiple')),
    autocomplete: readAutocomplete(own(entry, 'autocomplete')),
  };
  return { kind: 'text', control, hint: longPlaceholder(placeholder, shownInLine), notes } as const;
}

function readDateControl(type: DateLikeType, entry: JsonObject) {
  const defaultValue = own(entry, 'defaultValue');
  // A number is read as in `min` and `max`; a string is left for the control to sanitise.
  const value = typeof defaultValue === 'string' ? defaultValue : readDateLike(type, defaultValue);
  return inWholeMinutes({
    type,
    value: value ?? '',
    ...readDateLikeBounds(type, entry),
    step: readStep(entry),
  });
}

/** @param several whether more than one option may be chosen; else the first of the default's is */
function readChoice(entry: JsonObject, several: boolean) {
  const given = own(entry, 'options');
  const options = readOptions(given);
  const chosen = findChosen(options, own(entry, 'defaultValue'));
  return {
    control: { options, chosen: several ? chosen : chosen.slice(0, 1) },
    notes: noteLost(options.length, countGiven(given)),
  };
}

function noteLost(read: number, given: number): readonly Note[] {
  if (read === 0) return [{ code: 'no-options' }];
  return read < given ? [{ code: 'some-options' }] : [];
}

/** How many options an agent gave, in whatever shape. */
function countGiven(options: unknown): number {
  if (typeof options === 'string') return options.trim() === '' ? 0 : 1;
  if (Array.isArray(options)) return options.filter((option) => option !== null).length;
  return isObject(options) ? Object.keys(options).length : 0;
}

function readCheck(entry: JsonObject) {
  return { checked: readFlag(own(entry, 'defaultValue')), beside: readPlaceholder(entry) };
}

function readDefault(entry: JsonObject): string {
  return readText(own(entry, 'defaultValue')) ?? '';
}

function readPlaceholder(entry: JsonObject): string {
  return readVisible(own(entry, 'placeholder')) ?? '';
}

/** A placeholder too long for its control, to be shown below it; '' for none. */
function longPlaceholder(placeholder: string, shown: number): string {
  return placeholder.length > shown ? placeholder : '';
}
