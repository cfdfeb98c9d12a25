// Node has no `reportError`; in a browser it is a line in the extension's error list.
Object.assign(globalThis, {
  reportError: (error: unknown) => {
    void error;
  },
});
