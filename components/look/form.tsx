import type { ComponentProps, TargetedKeyboardEvent } from 'preact';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => unknown;
}

/**
 * Submitted by its button, by Enter in a line, and by Ctrl+Enter, or Cmd+Enter on a Mac, from
 * anywhere in it.
 */
export function Form({ onSubmit, onKeyDown, ...form }: FormProps) {
  const onKey = (event: TargetedKeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    // While a word is being composed, Enter is for that.
    if (event.key !== 'Enter' || event.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its controls
    <form
      // Or the browser writes what is typed to the disk, to bring it back or to offer it elsewhere.
      autocomplete="off"
      {...form}
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
