/** What the background reported to the browser's console; tests that expect some look here. */
export const reported: unknown[] = [];

// Node has no `reportError`; in a browser it is a line in the extension's error list.
Object.assign(globalThis, {
  reportError: (error: unknown) => {
    reported.push(error);
  },
});
