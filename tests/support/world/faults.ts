/** What can happen to an operation of the outside world. */
export type Fault =
  /** The worker dies before the operation has any effect. */
  | 'die-before'
  /** The operation has its effect, and the worker dies before it hears of that. */
  | 'die-after'
  /** The operation fails without any effect; the worker lives. */
  | 'fail'
  /** The operation has its effect but fails all the same: a response lost on the way. Network only. */
  | 'fail-after';

export interface FaultAt {
  readonly fault: Fault;
  /** Which operation the fault hits, counted from 1. */
  readonly nth: number;
  /** Counts only these operations; all of them by default. */
  readonly of?: (operation: string) => boolean;
}

/** Says for each operation in turn which fault hits it. */
export class FaultPlan {
  #left: FaultAt | null;
  #count = 0;
  /** The operation that the fault hit; null before that. */
  struck: string | null = null;

  constructor(fault: FaultAt | null) {
    this.#left = fault;
  }

  next(operation: string): Fault | null {
    const planned = this.#left;
    if (planned === null || planned.of?.(operation) === false) return null;
    this.#count += 1;
    if (this.#count < planned.nth) return null;
    this.#left = null;
    this.struck = operation;
    return planned.fault;
  }
}
