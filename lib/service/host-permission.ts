/** The permission an address needs, as `scheme://host/*`: without its port, which Firefox refuses. */
export function hostPermission(baseUrl: string): string {
  const { protocol, hostname } = new URL(baseUrl);
  return `${protocol}//${hostname}/*`;
}
