import type { ComponentChildren, Ref } from 'preact';

interface ButtonProps {
  readonly onPress: () => unknown;
  readonly children: ComponentChildren;
  /** How it looks beyond a plain button: classes of button.css. */
  readonly kind?: string;
  /** Pressing does nothing, and the focus stays. */
  readonly disabled?: boolean;
  /** The same, because it is at work. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  onPress,
  children,
  kind = '',
  disabled = false,
  busy = false,
  ref = null,
}: ButtonProps) {
  const isOff = disabled || busy;
  const press = ({ detail }: MouseEvent) => {
    // The rest of a double click lands on what has come under the pointer: it must not delete that.
    const isRest = detail > 1 && kind.includes('danger');
    if (!isOff && !isRest) onPress();
  };
  return (
    <button ref={ref} type="button" class={`button ${kind}`} aria-disabled={isOff} onClick={press}>
      {children}
    </button>
  );
}
