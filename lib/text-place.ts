/** A place in a text as editors name it; both count from 1. */
export interface TextPlace {
  readonly line: number;
  /** In UTF-16 units. */
  readonly column: number;
}

/** @param offset in UTF-16 units from the start */
export function placeIn(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
