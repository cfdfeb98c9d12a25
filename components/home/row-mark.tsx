import type { ComponentChildren } from 'preact';

interface RowMarkProps {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A word about a task within its link. The space is for who hears it: it ends where the next begins. */
export function RowMark({ class: className, children }: RowMarkProps) {
  return (
    <>
      <strong class={className}>{children}</strong>{' '}
    </>
  );
}
