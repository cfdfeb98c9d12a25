import type { ComponentProps } from 'preact';

type ButtonAttributes = ComponentProps<'button'>;

interface LinkButtonProps extends Pick<
  ButtonAttributes,
  'aria-label' | 'aria-expanded' | 'aria-keyshortcuts' | 'onBlur' | 'children'
> {
  readonly onPress: () => unknown;
  readonly small?: boolean;
  /** Pressing does nothing, and the focus stays. */
  readonly disabled?: boolean;
}

/** A button that looks like a link in a text. */
export function LinkButton({ onPress, small, disabled = false, ...rest }: LinkButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      class={small ? 'link-button small' : 'link-button'}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    />
  );
}
