/** Ids and names are made from indexes alone, never from what an agent wrote. */
export interface Ids {
  readonly control: string;
  readonly label: string;
  readonly tag: string;
  readonly hint: string;
  readonly error: string;
}

export function idsOf(index: number): Ids {
  const control = `f${index}`;
  return {
    control,
    label: `${control}-label`,
    tag: `${control}-tag`,
    hint: `${control}-hint`,
    error: `${control}-error`,
  };
}
