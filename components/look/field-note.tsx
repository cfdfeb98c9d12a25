import type { ComponentChildren } from 'preact';

interface FieldNoteProps {
  readonly id: string;
  /** Takes the hint's place. */
  readonly error: string | null;
  /** Whether anything was typed since the last leave or send. */
  readonly typing: boolean;
  readonly hint?: ComponentChildren;
}

/**
 * What helps to fill in a field, or what is wrong with it. The error may change with every letter typed,
 * so it is read out only when the field is left or sent.
 */
export function FieldNote({ id, error, typing, hint }: FieldNoteProps) {
  const fine = error === null;
  // A hint that comes with the page would be read out, too.
  const isNews = !typing && !(fine && hint !== undefined);
  return (
    <p class={fine ? 'hint' : 'error'} id={id} aria-live={isNews ? 'polite' : 'off'}>
      {/* Drawn anew when the typing ends, since only new elements are read out. */}
      {fine ? hint : <span key={String(typing)}>{error}</span>}
    </p>
  );
}
