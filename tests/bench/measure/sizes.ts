import { readBundles } from '../../size/bundles.ts';

const goals = { background: 20_000, pages: 45_000 };

/** The size of each bundle beside its goal, as lines of Markdown. */
export function formatSizes(build: string): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const lines = readBundles(build).map(({ name, gzipped }) => {
    const verdict = gzipped > goals[name] ? ' **missed**' : '';
    return `| ${name} | ${kB(gzipped)} | ≤ ${kB(goals[name])}${verdict} |`;
  });
  return ['| bundle | gzipped | goal |', '| --- | ---: | --- |', ...lines].join('\n');
}
