import { useNow } from './now';

interface MomentProps {
  /** In ms since the epoch. */
  readonly at: number;
  /** How the moment is written, seen from now. */
  readonly format: (at: number, now: number) => string;
}

/** A moment in words, kept current. */
export function Moment({ at, format }: MomentProps) {
  return <time dateTime={new Date(at).toISOString()}>{format(at, useNow())}</time>;
}
