/** One line of the table. */
export interface Row {
  readonly what: string;
  /** Beckon's figure, with its unit. */
  readonly beckon: string;
  /** The name of the thing that Beckon is compared with; `reference` is its figure. */
  readonly against: string;
  readonly reference: string;
  /** Beckon's figure divided by the reference's. */
  readonly ratio: number;
  /** The highest ratio that is allowed; null if there is no budget. */
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
