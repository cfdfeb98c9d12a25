import type { ComponentChildren, Ref } from 'preact';

interface ButtonProps {
  readonly onPress: () => unknown;
  readonly children: ComponentChildren;
  /** How it looks beyond a plain button: classes of button.css. */
  readonly kind?: string;
  readonly disabled?: boolean;
  /** It is at work: pressing does nothing, and the focus stays. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  onPress,
  children,
  kind = '',
  disabled,
  busy = false,
  ref = null,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      class={`button ${kind}`}
      disabled={disabled}
      aria-disabled={busy}
      onClick={() => busy || onPress()}
    >
      {children}
    </button>
  );
}
