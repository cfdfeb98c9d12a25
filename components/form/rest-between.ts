/** How long the page may be kept from answering, in milliseconds. */
const longest = 30;

/** Called between pieces of long work: lets the page breathe when it has waited long enough. */
export function restBetween(): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < longest) return;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  };
}
