/** The one agent the interface names (§4.1). */
export const defaultAgent = 'BROWSER_AGENT';
