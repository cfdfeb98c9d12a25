const identifier = /^[A-Za-z_][\w-]{0,99}$/;
const most = 50;

/** The agent's class names, each behind a prefix that keeps it apart from any of ours. */
export function readClassNames(value: unknown): string {
  if (typeof value !== 'string') return '';
  const names = value
    .split(/\s+/)
    .filter((token) => identifier.test(token))
    .slice(0, most);
  return names.map((token) => `agent-${token}`).join(' ');
}
