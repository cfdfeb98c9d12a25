import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useId, useRef } from 'preact/hooks';

interface AskAgainProps {
  readonly label: string;
  readonly warning: string;
  readonly children: ComponentChildren;
}

/** A second thought. It has the focus, not one of its buttons: pressing twice must not decide. */
export function AskAgain({ label, warning, children }: AskAgainProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  useLayoutEffect(() => ref.current?.focus(), []);
  return (
    <fieldset ref={ref} class="stack" tabIndex={-1} aria-label={label} aria-describedby={id}>
      <p id={id}>{warning}</p>
      {children}
    </fieldset>
  );
}
