import type { ComponentChildren } from 'preact';

interface FieldNoteProps {
  readonly id: string;
  /** Takes the hint's place. */
  readonly error: string | null;
  /** Since it was last left or sent. */
  readonly typing: boolean;
  readonly hint?: ComponentChildren;
}

/**
 * What helps to fill in a field, or what is wrong with it. While it is typed in, that is another
 * with every letter: it is read out when the field is left or sent.
 */
export function FieldNote({ id, error, typing, hint }: FieldNoteProps) {
  return (
    <p class={error === null ? 'hint' : 'error'} id={id} aria-live={typing ? 'off' : 'polite'}>
      {/* Drawn anew when the typing ends: only what is new is read out. */}
      {error === null ? hint : <span key={String(typing)}>{error}</span>}
    </p>
  );
}
