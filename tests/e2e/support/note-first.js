// First script of every page: keeps what the page draws first, as it was then.
{
  const observer = new MutationObserver(() => {
    const app = document.getElementById('app');
    if (app === null || app.childElementCount === 0) return;
    observer.disconnect();
    globalThis.drawnFirst = app.cloneNode(true);
  });
  observer.observe(document, { childList: true, subtree: true });
}
