export type Ids = ReturnType<typeof idsOf>;

/**
 * Firefox puts what it remembers of a closed tab back into the controls that have the same ids, over what
 * the person has typed since on another page.
 */
const page = import.meta.env.FIREFOX ? crypto.randomUUID() : '';

/** Ids and names are made from indexes, never from what an agent wrote. */
export function idsOf(index: number) {
  const control = `f${index}${page}`;
  return {
    control,
    label: `${control}-label`,
    tag: `${control}-tag`,
    hint: `${control}-hint`,
    error: `${control}-error`,
  };
}
