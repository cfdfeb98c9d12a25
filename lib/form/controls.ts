import type { DateLikeType } from './date-like';
import type { FieldOption } from './options';
import type { Secrecy } from './secrecy';

interface Textual {
  readonly value: string;
  readonly placeholder: string;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly autocomplete: string;
}

/** A one-line text input. */
export interface TextControl extends Textual {
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** For the native attribute only; never run by us. */
  readonly pattern: string | null;
  readonly multiple: boolean;
}

export interface TextareaControl extends Textual {
  readonly rows: number;
  readonly cols: number | null;
}

/** Bounds as the attributes write them; null: no attribute. */
interface Bounded {
  readonly value: string;
  readonly min: string | null;
  readonly max: string | null;
  readonly step: string | null;
}

export interface NumberControl extends Bounded {
  readonly placeholder: string;
}

export type RangeControl = Bounded;

export interface DateLikeControl extends Bounded {
  readonly type: DateLikeType;
}

/** One or several of a list; `chosen` are indexes of its options. */
export interface ChoiceControl {
  readonly options: readonly FieldOption[];
  readonly chosen: readonly number[];
}

export interface SelectControl extends ChoiceControl {
  readonly multiple: boolean;
}

export interface CheckControl {
  readonly checked: boolean;
  /** The text beside the control; '' when there is none. */
  readonly beside: string;
}

interface Controls {
  text: TextControl;
  textarea: TextareaControl;
  number: NumberControl;
  range: RangeControl;
  'date-like': DateLikeControl;
  select: SelectControl;
  radio: ChoiceControl;
  checkboxes: ChoiceControl;
  checkbox: CheckControl;
  switch: CheckControl;
  /** An entry that is no object: nothing to fill in, echoed as it came. */
  unreadable: null;
}

export type Kind = keyof Controls;

/** What Beckon has to say about a field that could not be taken as it was written. */
export type Note =
  | { readonly code: 'unknown-type'; readonly type: string }
  | { readonly code: 'no-type' | 'bad-pattern' | 'no-options' | 'some-options' };

export interface FieldOf<K extends Kind> {
  /** The field's place in the form: ids, names and state use this alone. */
  readonly index: number;
  readonly kind: K;
  readonly control: Controls[K];
  /** Null when missing, blank or invisible. */
  readonly label: string | null;
  /** The agent's words below the control, a placeholder too long for it among them; '' for none. */
  readonly hint: string;
  /** The person must fill it in; never true of a field that is read-only or disabled. */
  readonly required: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly secrecy: Secrecy;
  readonly notes: readonly Note[];
  /** The agent's class names, made safe. */
  readonly className: string;
}

export type Field = { [K in Kind]: FieldOf<K> }[Kind];

/** A choice of one or several of a list. */
export type ChoiceField = Extract<Field, { readonly control: ChoiceControl }>;

export function isChoice(field: Field): field is ChoiceField {
  return 'options' in (field.control ?? {});
}

/** Whether more than one option may be chosen. */
export function takesSeveral(field: ChoiceField): boolean {
  return field.kind === 'checkboxes' || (field.kind === 'select' && field.control.multiple);
}
