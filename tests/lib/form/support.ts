import type { Field } from '@/lib/form/controls';
import { readField } from '@/lib/form/read-field';
import { type Form, readRequest } from '@/lib/form/read-request';

/** Reads parameters that must make a form. */
export function readForm(parameters: object): Form {
  const request = readRequest('form_input', parameters);
  if (request.kind !== 'form') throw new Error('These parameters make no form.');
  return request.form;
}

/** Reads one field that must be of a kind. */
export function readKind<K extends Field['kind']>(
  kind: K,
  entry: unknown,
): Extract<Field, { kind: K }> {
  const field = readField(entry, 0);
  if (!isKind(kind, field)) throw new Error(`Not ${kind} but ${field.kind}.`);
  return field;
}

function isKind<K extends Field['kind']>(
  kind: K,
  field: Field,
): field is Extract<Field, { kind: K }> {
  return field.kind === kind;
}
