/** How many pairs a row is the median of. */
const pairs = 15;

/** Two medians, and the median of the ratios of each pair. */
export interface Compared {
  readonly beckon: number;
  readonly reference: number;
  readonly ratio: number;
}

interface Pair {
  readonly beckon: number;
  readonly reference: number;
}

/**
 * Measures two things in turn, so that whatever else the machine does meets both; which of them
 * goes first alternates. The first pair warms up and does not count.
 */
export async function compare(
  beckon: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<Compared> {
  const measured: Pair[] = [];
  for (let turn = 0; turn <= pairs; turn += 1) {
    measured.push(
      turn % 2 === 0
        ? { beckon: await beckon(), reference: await reference() }
        : swap({ beckon: await reference(), reference: await beckon() }),
    );
  }
  return summarise(measured.slice(1));
}

function swap({ beckon, reference }: Pair): Pair {
  return { beckon: reference, reference: beckon };
}

function summarise(measured: readonly Pair[]): Compared {
  return {
    beckon: median(measured.map((pair) => pair.beckon)),
    reference: median(measured.map((pair) => pair.reference)),
    ratio: median(measured.map((pair) => pair.beckon / pair.reference)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}
