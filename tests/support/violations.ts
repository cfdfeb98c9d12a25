import axe from 'axe-core';

/** What axe finds wrong with all that is drawn: the rules, each with the markup that breaks it. */
export async function violations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
