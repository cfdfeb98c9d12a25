/** How many pairs a row is the median of. */
const pairs = 15;

/** The median of each side, and the median of the ratios of the pairs. */
export interface Compared {
  readonly beckon: number;
  readonly reference: number;
  readonly ratio: number;
}

interface Pair<Figure> {
  readonly beckon: Figure;
  readonly reference: Figure;
}

/** Measures two things in turn, as {@link takePairs} does, and compares them. */
export async function compare(
  beckon: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<Compared> {
  return summarise(await takePairs(beckon, reference), (figure) => figure);
}

/**
 * Measures two things in turn, so that whatever else the machine does meets both; which of them
 * goes first alternates. The first pair warms up and does not count.
 */
export async function takePairs<Figure>(
  beckon: () => Promise<Figure>,
  reference: () => Promise<Figure>,
): Promise<readonly Pair<Figure>[]> {
  const measured: Pair<Figure>[] = [];
  for (let turn = 0; turn <= pairs; turn += 1) {
    measured.push(
      turn % 2 === 0
        ? { beckon: await beckon(), reference: await reference() }
        : swap({ beckon: await reference(), reference: await beckon() }),
    );
  }
  return measured.slice(1);
}

function swap<Figure>({ beckon, reference }: Pair<Figure>): Pair<Figure> {
  return { beckon: reference, reference: beckon };
}

/** @param of picks the figure to compare from a measurement */
export function summarise<Figure>(
  measured: readonly Pair<Figure>[],
  of: (figure: Figure) => number,
): Compared {
  return {
    beckon: median(measured.map((pair) => of(pair.beckon))),
    reference: median(measured.map((pair) => of(pair.reference))),
    ratio: median(measured.map((pair) => of(pair.beckon) / of(pair.reference))),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}
