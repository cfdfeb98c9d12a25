import { showHidden } from '@/lib/visible-text';

/**
 * An instruction with the page or text it is about on lines of its own below; once, however often it is
 * added. Hidden characters are shown: a web page wrote them, and the agent would read them.
 */
export function withAbout(instruction: string, about: string): string {
  const shown = showHidden(about);
  if (shown === '' || `\n${instruction}\n`.includes(`\n${shown}\n`)) return instruction;
  return instruction.trim() === '' ? `\n\n${shown}` : `${instruction.trimEnd()}\n\n${shown}`;
}
