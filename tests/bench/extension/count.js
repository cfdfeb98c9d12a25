// Runs before the worker's own script: counts the worker's storage operations and requests, and
// notes when they happen.
globalThis.counted = { reads: 0, writes: 0, requests: 0, open: 0, lastAt: 0 };
{
  const counting =
    (kind, original) =>
    async (...words) => {
      counted[kind] += 1;
      counted.open += 1;
      try {
        return await original(...words);
      } finally {
        counted.open -= 1;
        counted.lastAt = performance.now();
      }
    };
  for (const area of [chrome.storage.local, chrome.storage.session]) {
    for (const name of ['get', 'getKeys']) area[name] = counting('reads', area[name].bind(area));
    for (const name of ['set', 'remove']) area[name] = counting('writes', area[name].bind(area));
  }
  globalThis.fetch = counting('requests', fetch);
}
