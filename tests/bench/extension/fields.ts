/** The field types of a measured form, repeated until it has as many fields as are wanted. */
const kinds = [
  'text',
  'email',
  'number',
  'textarea',
  'select',
  'checkbox',
  'radio',
  'date',
  'password',
  'range',
] as const;

export interface MeasuredField {
  readonly kind: (typeof kinds)[number];
  readonly label: string;
}

export const choices = ['Apple', 'Banana', 'Cherry', 'Date'] as const;

export function fields(count: number): readonly MeasuredField[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'text';
    return { kind, label: `Field ${index + 1}, ${kind}` };
  });
}

/** The parameters of a form tool's call that asks for this many fields. */
export function formOf(count: number) {
  return { heading: 'Measured', fields: fields(count).map(entry) };
}

function entry({ kind, label }: MeasuredField) {
  const hasOptions = kind === 'select' || kind === 'radio';
  const options = choices.map((choice) => ({ label: choice, value: choice }));
  return { type: kind, label, ...(hasOptions && { options }) };
}
