/**
 * What the Chromium build has in the polyfill's place (wxt.config.ts): from version 120 on, all of
 * `chrome` that we use answers with promises by itself.
 */
export default chrome;
