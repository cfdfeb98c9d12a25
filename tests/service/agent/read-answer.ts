import { isDeepStrictEqual } from 'node:util';
import type { Form, FormField } from './form-field.ts';
import type { Ask } from './scenario.ts';

/** What an agent makes of the input it was given. Labels only: values may be secret. */
export type Understood =
  | {
      readonly kind: 'form';
      readonly labels: readonly string[];
      /** Every entry is the field as it was asked, plus `value` (interface §2, the last rule). */
      readonly echoed: boolean;
    }
  | { readonly kind: 'text' }
  | { readonly kind: 'malformed'; readonly reason: string };

/** Reads the `input` string of an answer (interface §4.4) against what was asked. */
export function readAnswer(ask: Ask, input: string): Understood {
  switch (ask.kind) {
    case 'tool':
      return { kind: 'text' };
    case 'form':
      return readForm(ask.form, parse(input));
  }
}

function readForm(form: Form, entries: unknown): Understood {
  if (!Array.isArray(entries)) return { kind: 'malformed', reason: 'not a JSON array' };
  if (entries.length < form.fields.length) {
    const reason = `${entries.length} of ${form.fields.length} fields`;
    return { kind: 'malformed', reason };
  }
  const wrong = entries.findIndex((entry, index) => !answers(entry, form.fields[index]));
  if (wrong !== -1) return { kind: 'malformed', reason: `entry ${wrong + 1} answers no field` };
  return {
    kind: 'form',
    labels: entries.map(({ label }: { label?: unknown }) =>
      typeof label === 'string' ? label : 'no label',
    ),
    echoed: form.fields.every((field, index) => echoes(entries[index], field)),
  };
}

/** An entry past the last field may be anything with a value: a client can add a remark. */
function answers(entry: unknown, field: FormField | undefined): boolean {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, 'value')) return false;
  return field === undefined || ('label' in entry ? entry.label : undefined) === field.label;
}

function echoes(entry: object, field: FormField): boolean {
  const asked = Object.entries(entry).filter(([name]) => name !== 'value');
  return isDeepStrictEqual(Object.fromEntries(asked), field);
}

function parse(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return undefined;
  }
}
