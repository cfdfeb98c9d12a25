const version = /^v\d+$/i;

/**
 * The path of a service's base address, from whatever path of it somebody pasted. The last
 * `/api/v<number>` in it is the prefix: what follows it is dropped, what comes before it (a deployment
 * under a sub-path) stays. A version other than 1 stays, too, since somebody wrote it on purpose. Without
 * a prefix, `/api/v1` is added (interface, conventions).
 */
export function withApiPrefix(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const at = segments.findLastIndex(
    (segment, index) => version.test(segment) && segments[index - 1]?.toLowerCase() === 'api',
  );
  const before = segments.slice(0, at === -1 ? segments.length : at);
  if (before.at(-1)?.toLowerCase() === 'api') before.pop();
  const versioned = (segments[at] ?? 'v1').toLowerCase();
  return ['', ...before, 'api', versioned].join('/');
}
