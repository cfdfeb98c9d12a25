/**
 * Makes a plain click in a multiple list add or remove the clicked option. The browser would choose
 * that option alone and silently drop all others, even those out of sight. Receives every press of the
 * form, and every move with the button down.
 */
export function keepChosen(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLOptionElement) || target.disabled) return;
  const list = target.closest('select');
  if (list === null || !list.multiple || list.disabled) return;
  event.preventDefault();
  // With the button down, the browser would choose all up to where the mouse moves.
  if (event.type === 'mousemove') return;
  list.focus();
  const { scrollTop } = list;
  target.selected = !target.selected;
  // Soon, Chromium scrolls to the first chosen option; the list must stay where the person scrolled it.
  setTimeout(() => (list.scrollTop = scrollTop));
  list.dispatchEvent(new Event('input', { bubbles: true }));
}
