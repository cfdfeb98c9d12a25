/** Ctrl+Enter, or Command+Enter: sends from where Enter alone means a new line. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing;
}
