import type { ComponentChildren } from 'preact';

interface RowMarkProps {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A word about a task within its link. Without the space, a screen reader would join it to the next one. */
export function RowMark({ class: className, children }: RowMarkProps) {
  return (
    <>
      <strong class={className}>{children}</strong>{' '}
    </>
  );
}
