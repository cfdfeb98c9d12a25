export type Ids = ReturnType<typeof idsOf>;

/** Ids and names are made from indexes alone, never from what an agent wrote. */
export function idsOf(index: number) {
  const control = `f${index}`;
  return {
    control,
    label: `${control}-label`,
    tag: `${control}-tag`,
    hint: `${control}-hint`,
    error: `${control}-error`,
  };
}
