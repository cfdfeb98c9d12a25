import { beginning, showHidden } from '@/lib/visible-text';

/** How much of a text is shown at first, in UTF-16 units. */
export const clampLength = 2000;

/** The beginning of an agent's text, with what is hidden in it shown. */
export function shorten(text: string, length = clampLength): string {
  return text.length <= length ? showHidden(text) : `${showHidden(beginning(text, length))}…`;
}
