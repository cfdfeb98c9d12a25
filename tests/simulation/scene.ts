import type { Fault } from '../support/world/faults';
import type { Worker } from '../support/world/worker';
import type { World } from '../support/world/world';
import { Agenda } from './agenda';
import type { Plan } from './plan';

const faults: readonly Fault[] = ['die-before', 'die-after'];
/** More operations than most wakes have. */
const mostOperations = 30;

/** The world, how much time has really passed, and what is still to come. */
export class Scene {
  readonly agenda = new Agenda();
  readonly #begun: number;
  #skew = 0;
  writes = { disk: 0, memory: 0 };
  deaths = 0;

  constructor(
    readonly world: World,
    readonly plan: Plan,
    readonly random: () => number,
  ) {
    this.#begun = world.clock.now();
  }

  /** Milliseconds since the simulation began, without the changes that somebody made to the clock. */
  get passed(): number {
    return this.world.clock.now() - this.#begun - this.#skew;
  }

  /** A moment that is `mean` milliseconds from now on average, and seldom far more. */
  soon(mean: number): number {
    return this.passed - mean * Math.log(1 - this.random());
  }

  setClock(by: number): void {
    this.#skew += by;
    this.world.clock.jump(by);
  }

  /**
   * A new worker for every wake, since an idle worker dies before the next one. Some die during the
   * wake.
   */
  worker(): Worker {
    this.#count();
    if (this.random() >= this.plan.deaths) return this.world.startWorker();
    this.deaths += 1;
    const fault = faults[Math.floor(this.random() * faults.length)] ?? 'die-before';
    return this.world.startWorker({ fault, nth: 1 + Math.floor(this.random() * mostOperations) });
  }

  #count(): void {
    const { operations } = this.world.worker;
    const written = (area: string) =>
      operations.filter((name) => name.startsWith(`${area}.set`)).length;
    this.writes.disk += written('local');
    this.writes.memory += written('session');
  }
}
