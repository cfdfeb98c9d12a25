declare global {
  /** Draws a form of so many fields anew; how long until it was laid out, in ms. */
  var drawForm: (count: number) => number;
}

/**
 * Lets the bench draw a form on this page, or draws one at once whose length the address says.
 * @param draw draws it in an empty element, and takes away the one before
 */
export function measureForm(draw: (app: HTMLElement, count: number) => void): void {
  const app = document.getElementById('app');
  if (app === null) return;
  globalThis.drawForm = (count) => {
    const begun = performance.now();
    draw(app, count);
    // Asking for a height makes the browser lay out.
    app.getBoundingClientRect();
    return performance.now() - begun;
  };
  const count = Number(new URLSearchParams(location.search).get('fields'));
  if (count > 0) draw(app, count);
}
