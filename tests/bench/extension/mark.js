// The first script of every measured page. It notes when the element that the page is measured by
// is on screen and can be clicked: a request on home, the first control of a form.
{
  const measured = 'a[href$="/request"], form input';
  const isClickable = (found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const observer = new MutationObserver(() => {
    const found = document.querySelector(measured);
    if (found === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // The browser handles a message only after it has painted the frame requested here.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const at = performance.now();
        globalThis.shownAt = isClickable(found) ? at : NaN;
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
