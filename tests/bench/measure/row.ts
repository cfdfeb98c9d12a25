/** One line of the table. */
export interface Row {
  readonly what: string;
  /** With its unit. */
  readonly beckon: string;
  /** What it is compared with, and that one's figure. */
  readonly against: string;
  readonly reference: string;
  /** Beckon's figure in terms of the reference's. */
  readonly ratio: number;
  /** The most the ratio may be; null where there is no budget. */
  readonly budget: number | null;
}

export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, beckon, against, reference, ratio, budget }) => {
    const verdict = budget === null ? '–' : `≤ ${budget}${ratio <= budget ? '' : ' **missed**'}`;
    return `| ${what} | ${beckon} | ${against} | ${reference} | ${ratio.toFixed(2)} | ${verdict} |`;
  });
  return [
    '| what | Beckon | against | reference | ratio | budget |',
    '| --- | ---: | --- | ---: | ---: | --- |',
    ...lines,
  ].join('\n');
}
