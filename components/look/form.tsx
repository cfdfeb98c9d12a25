import type { ComponentProps, TargetedKeyboardEvent } from 'preact';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => unknown;
}

/**
 * Submitted by its button, by Enter in a one-line field, and by Ctrl+Enter, or Cmd+Enter on a Mac, from
 * anywhere in it. An Enter that is held down does nothing: it was pressed for what was on screen before,
 * to open this form or to send another.
 */
export function Form({ onSubmit, onKeyDown, ...form }: FormProps) {
  const onKey = (event: TargetedKeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    const submits = asksToSubmit(event);
    const { key, repeat, target } = event;
    const isHeld = repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement);
    if (submits || isHeld) event.preventDefault();
    if (submits && !repeat) event.currentTarget.requestSubmit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its controls
    <form
      // Otherwise the browser writes what is typed to the disk, to restore it or to offer it elsewhere.
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

/** Whether these are the keys that submit a form from anywhere in it. */
export function asksToSubmit({ key, isComposing, ctrlKey, metaKey }: KeyboardEvent): boolean {
  // While a word is being composed, Enter belongs to the input method.
  return key === 'Enter' && !isComposing && (ctrlKey || metaKey);
}
