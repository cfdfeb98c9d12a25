/** The four operations of the interface (§4), and whatever else is asked for. */
export type Endpoint = 'create' | 'runs' | 'status' | 'input' | 'other';

export const prefix = '/api/v1';

const routes: readonly (readonly [Endpoint, string, RegExp])[] = [
  ['create', 'POST', /^\/task\/create$/],
  ['runs', 'GET', /^\/task\/[^/]+\/runs$/],
  ['status', 'GET', /^\/task\/[^/]+\/run\/status$/],
  ['input', 'POST', /^\/task\/[^/]+\/run\/tool-input$/],
];

export function endpointOf(method: string, path: string): Endpoint {
  if (!path.startsWith(prefix)) return 'other';
  const rest = path.slice(prefix.length);
  return routes.find((route) => route[1] === method && route[2].test(rest))?.[0] ?? 'other';
}
