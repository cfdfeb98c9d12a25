/**
 * What is pasted or dropped the browser would cut to what a control takes, without a word: whole, it
 * is seen, and told to be too long. Blanks that came along at its end may go.
 */
export function keepWhole({ target, inputType, data }: InputEvent): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const { maxLength, value, selectionStart, selectionEnd } = target;
  const room = maxLength - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0);
  if (inputType.startsWith('insertFrom') && (data ?? '').trimEnd().length > room) {
    target.removeAttribute('maxlength');
  }
}
