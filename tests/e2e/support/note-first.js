// The first script of every page. It keeps a copy of what the page draws first, and counts the formats
// of Intl that were made by then.
{
  let formats = 0;
  for (const name of ['DateTimeFormat', 'RelativeTimeFormat', 'NumberFormat']) {
    const construct = (...made) => {
      formats += 1;
      return Reflect.construct(...made);
    };
    Intl[name] = new Proxy(Intl[name], { construct });
  }
  const observer = new MutationObserver(() => {
    const app = document.getElementById('app');
    if (app === null || app.childElementCount === 0) return;
    observer.disconnect();
    globalThis.drawnFirst = app.cloneNode(true);
    globalThis.formatsFirst = formats;
  });
  observer.observe(document, { childList: true, subtree: true });
}
