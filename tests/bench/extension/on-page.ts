declare global {
  /**
   * Draws a form of `count` fields anew. Returns how long it took until the form was laid out, in
   * ms.
   */
  var drawForm: (count: number) => number;
}

/**
 * Lets the bench draw a form on this page. If the address says a number of fields, draws such a
 * form at once.
 * @param draw draws a form in an empty element, and removes the form before it
 */
export function measureForm(draw: (app: HTMLElement, count: number) => void): void {
  const app = document.getElementById('app');
  if (app === null) return;
  globalThis.drawForm = (count) => {
    const begun = performance.now();
    draw(app, count);
    // Asking for a size makes the browser lay out the page now.
    app.getBoundingClientRect();
    return performance.now() - begun;
  };
  const count = Number(new URLSearchParams(location.search).get('fields'));
  if (count > 0) draw(app, count);
}
