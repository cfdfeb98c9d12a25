/** Whether the person is nowhere in particular: nothing has the focus, or the page's heading has it. */
export function isFocusFree(): boolean {
  return document.activeElement?.matches('body, h1') ?? true;
}
