/**
 * Calls `act` once the page has nothing more urgent to do, half a second from now at the latest.
 * @returns a function that cancels this
 */
export function whenIdle(act: () => void): () => void {
  const idle = requestIdleCallback(act, { timeout: 500 });
  return () => cancelIdleCallback(idle);
}
