/**
 * Takes the polyfill's place in the Chromium build (wxt.config.ts): from version 120 on, every `chrome`
 * function that we use returns promises by itself.
 */
export default chrome;
