import { beginning, showHidden } from '@/lib/visible-text';

/** In UTF-16 units: a page can give itself an address of 2 MB, which would freeze New task. */
const most = 20_000;

/**
 * An instruction with the page or text it is about on lines of its own below; once, however often it is
 * added. Hidden characters are shown: a web page wrote them, and the agent would read them.
 */
export function withAbout(instruction: string, about: string): string {
  const shown = showHidden(about.length <= most ? about : `${beginning(about, most)}…`);
  if (shown === '' || `\n${instruction}\n`.includes(`\n${shown}\n`)) return instruction;
  return instruction.trim() === '' ? `\n\n${shown}` : `${instruction.trimEnd()}\n\n${shown}`;
}
