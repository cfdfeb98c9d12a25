import { looks } from './looks.ts';

/** One page with every picture; each scene is a row. */
export function contactSheet(names: readonly string[]): string {
  const picture = (name: string, look: string) =>
    `<img src="${name}.${look}.png" alt="${name}, ${look}" loading="lazy" />`;
  const row = (name: string) =>
    `<h2>${name}</h2>\n<div>${looks.map((look) => picture(name, look.name)).join('\n')}</div>`;
  return `<!doctype html>
<html lang="en">
<meta charset="UTF-8" />
<title>Beckon: every page and state</title>
<style>
  body { font: 14px system-ui, sans-serif; background: #d8d9d2; color: #1d1e20; margin: 2rem; }
  div { display: flex; gap: 1.5rem; align-items: flex-start; flex-wrap: wrap; }
  img { border-radius: 10px; box-shadow: 0 2px 10px #0003; }
</style>
<h1>Every page and state</h1>
${names.map(row).join('\n')}
</html>
`;
}
