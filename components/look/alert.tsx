import type { ComponentChildren } from 'preact';

/** Something went wrong: seen, and read out at once. */
export function Alert({ children }: { readonly children: ComponentChildren }) {
  return (
    <div role="alert" class="notice tone-bad">
      {children}
    </div>
  );
}
