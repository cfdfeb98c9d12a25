/** Ctrl+Enter, or Cmd+Enter on a Mac: what presses a form's button from inside a text. */
export function isSubmitKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
