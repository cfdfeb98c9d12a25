// The first script of every page. It keeps a copy of what the page draws first.
{
  const observer = new MutationObserver(() => {
    const app = document.getElementById('app');
    if (app === null || app.childElementCount === 0) return;
    observer.disconnect();
    globalThis.drawnFirst = app.cloneNode(true);
  });
  observer.observe(document, { childList: true, subtree: true });
}
