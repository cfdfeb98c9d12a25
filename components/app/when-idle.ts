/**
 * Does something once the page has nothing more urgent to do, half a second from now at the latest.
 * @returns takes it back
 */
export function whenIdle(act: () => void): () => void {
  const idle = requestIdleCallback(act, { timeout: 500 });
  return () => cancelIdleCallback(idle);
}
