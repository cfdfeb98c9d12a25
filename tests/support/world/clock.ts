import type { Clock } from '@/lib/ports';

interface Sleeper {
  /** In milliseconds that have passed, whatever the wall clock says. */
  readonly until: number;
  readonly wake: () => void;
}

/** A clock that goes only when told to, and can be set like a real one. */
export class ManualClock implements Clock {
  #wall: number;
  #passed = 0;
  #sleepers: Sleeper[] = [];

  constructor(now: number) {
    this.#wall = now;
  }

  now(): number {
    return this.#wall;
  }

  sleep(ms: number): Promise<void> {
    return new Promise((wake) => {
      const until = this.#passed + ms;
      const after = this.#sleepers.findIndex((other) => other.until > until);
      this.#sleepers.splice(after === -1 ? this.#sleepers.length : after, 0, { until, wake });
    });
  }

  /** Sets the wall clock forward or back; sleepers do not notice. */
  jump(ms: number): void {
    this.#wall += ms;
  }

  /** Lets time pass. Everything that is due meanwhile happens, in order. */
  async advance(ms: number): Promise<void> {
    const end = this.#passed + ms;
    await settled();
    for (let next = this.#sleepers[0]; next && next.until <= end; next = this.#sleepers[0]) {
      await this.#wakeFirst(next);
    }
    this.#pass(end - this.#passed);
  }

  /** Runs something to its end, letting time pass only when nothing else can happen. */
  async run<Value>(work: Promise<Value>): Promise<Value> {
    const state = { done: false };
    const finish = () => {
      state.done = true;
    };
    work.then(finish, finish);
    await settled();
    while (!state.done) {
      const next = this.#sleepers[0];
      if (next === undefined) await settled();
      else await this.#wakeFirst(next);
    }
    return work;
  }

  async #wakeFirst(next: Sleeper): Promise<void> {
    this.#sleepers.shift();
    this.#pass(next.until - this.#passed);
    next.wake();
    await settled();
  }

  #pass(ms: number): void {
    this.#passed += ms;
    this.#wall += ms;
  }
}

/** Lets everything happen that takes no time. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
