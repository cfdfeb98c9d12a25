/**
 * Waits until the page has nothing more urgent to do, so also for what it left until then. Asked without
 * a limit, Chromium may wait for 20 s.
 */
export function atRest(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
}
