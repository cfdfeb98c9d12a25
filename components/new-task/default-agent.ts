/** The one agent the interface names (§2). */
export const defaultAgent = 'BROWSER_AGENT';
