import type { FieldOf, Kind } from '@/lib/form/controls';
import { beginning, showHidden } from '@/lib/form/visible-text';
import type { ComponentChild } from 'preact';

/** What ties a control to the words around it. */
export interface Ties {
  readonly id: string;
  /** The id of the element that names a group. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: true | undefined;
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

/** The class of a control that looks like a box to write in, and the agent's own. */
export function boxClass(className: string, masked = false): string | undefined {
  return classes('control', masked ? 'masked' : '', className);
}

/** Class names as one; '' is none, and undefined when there are none at all. */
export function classes(...names: readonly string[]): string | undefined {
  const given = names.filter((name) => name !== '');
  return given.length === 0 ? undefined : given.join(' ');
}
