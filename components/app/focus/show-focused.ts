/**
 * Scrolls to what Tab goes to, from under the bars. Firefox does so only where none of it is in view; and
 * of a row, half may be under a bar.
 */
export function showFocused(): void {
  addEventListener('keydown', ({ key }) => {
    // Firefox moves the focus after this, and scrolls by itself, before the next frame.
    if (key === 'Tab') {
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
    }
  });
}
