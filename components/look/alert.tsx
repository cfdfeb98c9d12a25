import type { ComponentChildren, Ref } from 'preact';

interface AlertProps {
  readonly children: ComponentChildren;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Something went wrong: seen, and read out at once. */
export function Alert({ children, ref = null }: AlertProps) {
  return (
    <div ref={ref} role="alert" class="notice tone-bad">
      {children}
    </div>
  );
}
