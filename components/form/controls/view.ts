import type { Field, FieldOf, Kind, RangeControl } from '@/lib/form/controls';
import { beginning, showHidden } from '@/lib/visible-text';
import type { ComponentChild } from 'preact';

/** What ties a control to the words around it. */
export interface Ties {
  readonly id: string;
  /** The id of the element that names a group. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  /**
   * Always written, as true or false: without it, a browser calls an empty required control invalid
   * before anybody could fill it in.
   */
  readonly invalid: boolean;
}

export interface ViewProps<K extends Kind> {
  readonly field: FieldOf<K>;
  readonly ties: Ties;
  /** What is typed is drawn as dots. */
  readonly masked: boolean;
}

/** Draws the control of one kind of field: native, uncontrolled, and found by its index alone. */
export type View<K extends Kind> = (props: ViewProps<K>) => ComponentChild;

const placeholderLength = 300;

export function placeholderOf(placeholder: string): string | undefined {
  return placeholder === '' ? undefined : showHidden(beginning(placeholder, placeholderLength));
}

/** An attribute's value; undefined when there is none, for Preact would turn null into 0 or ''. */
export function attribute<Value>(value: Value | null): Value | undefined {
  return value ?? undefined;
}

export function flag(on: boolean): true | undefined {
  return on ? true : undefined;
}

/** The attributes of every control. */
export function common({ required, disabled }: Field, { id, describedBy, invalid }: Ties) {
  return {
    id,
    name: id,
    required: flag(required),
    disabled: flag(disabled),
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  };
}

/** The attributes of a control that looks like a text box. */
export function box(field: Field, ties: Ties, masked = false) {
  return {
    ...common(field, ties),
    class: classes('control', masked ? 'masked' : '', field.className),
    readOnly: flag(field.readonly),
    autocomplete: noHelp(field),
  };
}

/**
 * Keeps the browser from remembering what is typed. Firefox reads "Card number" in the label, heeds no
 * `off` there, and offers to save the card; a control that claims to be for something else it leaves alone.
 * Of what it may claim, a one-time code is among the few that Firefox does not itself take for leave to keep
 * the text, in its form history or in the file that it restores tabs from.
 */
function noHelp({ secrecy }: Field): string {
  return import.meta.env.FIREFOX && secrecy !== 'none' ? 'one-time-code' : 'off';
}

/**
 * The attributes for a control's bounds and value. The order matters: the browser changes a value set
 * before its bounds.
 */
export function bounded<Type>(type: Type, control: RangeControl) {
  return {
    min: attribute(control.min),
    max: attribute(control.max),
    step: attribute(control.step),
    type,
    defaultValue: control.value || undefined,
  };
}

/** Class names as one; '' is none, and undefined when there are none at all. */
export function classes(...names: readonly string[]): string | undefined {
  const given = names.filter((name) => name !== '');
  return given.length === 0 ? undefined : given.join(' ');
}
