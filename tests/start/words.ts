/** The agents' own lines of the service's log; its requests, one every 2 seconds, are left out. */
export function agentSays(line: string): readonly string[] {
  return [...line.matchAll(/^\S+ agent (.*)$/g)].map(([, words]) => `  The agent ${words}`);
}

export function whatToTry(service: { readonly baseUrl: string }): string {
  return `
Beckon is ready. Its side panel is open on New task, and it is connected to a practice
service on this computer (${service.baseUrl}).

  1. Type in the side panel:  Log in to the supplier portal and reorder paper
     and press Start task.
  2. After a few seconds the agent asks for a login. A notification says so; click it.
  3. Answer with any address and a password of 8 characters, and watch the agent go on.

Other tasks to try:  Book the community hall  ·  Solve the captcha  ·  Show every field

Ctrl-C ends the browser and the service.
`;
}

export const goodbye = '\nBeckon, the browser and the service have ended.';
