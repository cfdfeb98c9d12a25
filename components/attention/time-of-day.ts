/** Minutes after midnight as a time input writes them: "07:05". */
export function writeTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The minutes after midnight of a time input; null when it is empty. */
export function readTime(text: string): number | null {
  const [hours, minutes] = text.split(':', 2).map(Number);
  return text === '' || hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
}
