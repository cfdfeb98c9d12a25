import { showHidden } from '@/lib/form/visible-text';

/**
 * An instruction with what it is about on lines of its own below; once, however often it is added. A
 * web page wrote that: what it hides from the person, the agent would read.
 */
export function withAbout(instruction: string, about: string): string {
  const shown = showHidden(about);
  if (shown === '' || `\n${instruction}\n`.includes(`\n${shown}\n`)) return instruction;
  return instruction.trim() === '' ? `\n\n${shown}` : `${instruction.trimEnd()}\n\n${shown}`;
}
