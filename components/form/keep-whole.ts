/**
 * The browser would silently cut a pasted or dropped text to the control's maximum length. This lets
 * the whole text in, so that the person sees it and is told that it is too long. Blanks at its end may
 * be cut.
 */
export function keepWhole({ target, inputType, data }: InputEvent): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const { maxLength, value, selectionStart, selectionEnd } = target;
  const room = maxLength - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0);
  if (inputType.startsWith('insertFrom') && (data ?? '').trimEnd().length > room) {
    target.removeAttribute('maxlength');
  }
}
