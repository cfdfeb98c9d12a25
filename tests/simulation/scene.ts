import type { Fault } from '../support/world/faults';
import type { Worker } from '../support/world/worker';
import type { World } from '../support/world/world';
import { Agenda } from './agenda';
import type { Plan } from './plan';

const faults: readonly Fault[] = ['die-before', 'die-after'];
/** More operations than most wakes have. */
const mostOperations = 30;

/** The world, how much of the time has truly passed, and what is yet to come. */
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

  /** In milliseconds since the beginning, whatever anybody did to the clock. */
  get passed(): number {
    return this.world.clock.now() - this.#begun - this.#skew;
  }

  /** From now, on average `mean` milliseconds; seldom far more. */
  soon(mean: number): number {
    return this.passed - mean * Math.log(1 - this.random());
  }

  setClock(by: number): void {
    this.#skew += by;
    this.world.clock.jump(by);
  }

  /** Every wake finds a new worker, since the one before has died of idleness; some die in it. */
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
