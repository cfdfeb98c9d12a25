/** Where the focus goes on when the button that had it is gone for good. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
