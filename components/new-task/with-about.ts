/** An instruction with what it is about on lines of its own below; once, however often it is added. */
export function withAbout(instruction: string, about: string): string {
  if (about === '' || instruction.includes(about)) return instruction;
  return instruction.trim() === '' ? `\n\n${about}` : `${instruction.trimEnd()}\n\n${about}`;
}
