/** The types of the interface (§2, form field). */
export const fieldTypes = [
  'text',
  'number',
  'email',
  'tel',
  'url',
  'password',
  'date',
  'time',
  'datetime-local',
  'month',
  'week',
  'textarea',
  'select',
  'checkbox',
  'radio',
  'switch',
  'range',
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** Matched as HTML matches `type`: whatever its case. Null for every other type. */
export function readFieldType(type: unknown): FieldType | null {
  if (typeof type !== 'string') return null;
  const lower = type.toLowerCase();
  return fieldTypes.find((known) => known === lower) ?? null;
}
