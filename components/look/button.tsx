import type { ComponentChildren, Ref } from 'preact';

interface ButtonProps {
  readonly onPress: () => unknown;
  readonly children: ComponentChildren;
  /** How it looks beyond a plain button: classes of button.css. */
  readonly kind?: string;
  /** The button takes something away: a double click that began on what was here before does not press it. */
  readonly danger?: boolean;
  /** Pressing does nothing, and the focus stays. */
  readonly disabled?: boolean;
  /** The same, while its action is under way. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  onPress,
  children,
  kind = '',
  danger = false,
  disabled = false,
  busy = false,
  ref = null,
}: ButtonProps) {
  const isOff = disabled || busy;
  const press = ({ detail }: MouseEvent) => {
    const isRest = danger && detail > 1;
    if (!isOff && !isRest) onPress();
  };
  return (
    <button
      ref={ref}
      type="button"
      class={`button ${kind}${danger ? ' danger' : ''}`}
      aria-disabled={isOff}
      onClick={press}
    >
      {children}
    </button>
  );
}
