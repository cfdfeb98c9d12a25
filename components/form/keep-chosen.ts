/**
 * A plain click in a list of several takes its option in or out. The browser would choose that one
 * alone, and drop all that were chosen before, those out of sight, too, without a word.
 */
export function keepChosen(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLOptionElement) || target.disabled) return;
  const list = target.closest('select');
  if (list === null || !list.multiple || list.disabled) return;
  event.preventDefault();
  list.focus();
  const { scrollTop } = list;
  target.selected = !target.selected;
  // Chromium brings what is chosen into view.
  list.scrollTop = scrollTop;
  list.dispatchEvent(new Event('input', { bubbles: true }));
}
