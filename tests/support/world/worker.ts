import { handleCommand } from '@/lib/background/handle-command';
import type { BackgroundPorts } from '@/lib/background/ports';
import { reconcile, slackAfter } from '@/lib/background/reconcile';
import type { CommandError, CommandName, Input } from '@/lib/commands';
import type { Locks } from '@/lib/ports';
import type { Result } from '@/lib/result';
import { noteTorn } from '@/lib/store/note-torn';
import { alarmSlack } from '@/lib/task/pace';
import { FaultPlan, type FaultAt } from './faults';
import './report-error';
import type { Surroundings } from './surroundings';

/** The result of a command; `dead` when the worker died and left the page without an answer. */
export type Reply = Result<unknown, CommandError> | 'dead';

/** One life of the service worker. */
export class Worker {
  readonly #around: Surroundings;
  readonly #plan: FaultPlan;
  readonly #died = Promise.withResolvers<'dead'>();
  readonly ports: BackgroundPorts;
  dead = false;
  /** Every operation of this life, in order. */
  readonly operations: string[] = [];
  /** The errors that its wakes failed with. */
  readonly errors: unknown[] = [];

  constructor(around: Surroundings, fault: FaultAt | null = null) {
    this.#around = around;
    this.#plan = new FaultPlan(fault);
    this.ports = this.#connect();
  }

  /** The operation that the planned fault hit; null before that. */
  get struck(): string | null {
    return this.#plan.struck;
  }

  /** An alarm. */
  alarm(): Promise<void> {
    return this.#run(reconcile(this.ports, alarmSlack));
  }

  /**
   * Any other event that wakes the worker: a start, or what the person, the network or a permission
   * did.
   */
  wake(cause?: Promise<void>): Promise<void> {
    return this.#run(reconcile(this.ports, 0, cause));
  }

  /** A command of a page, and the wake that follows it, as the entrypoint does it. */
  async command<Name extends CommandName>(name: Name, input: Input<Name>): Promise<Reply> {
    const reply = await this.#survive(handleCommand(this.ports, name, input));
    await this.#run(reconcile(this.ports, slackAfter(name)));
    return reply;
  }

  die(): void {
    this.dead = true;
    this.#around.locks.free(this);
    this.#died.resolve('dead');
  }

  async #run(work: Promise<void>): Promise<void> {
    try {
      await this.#survive(work);
    } catch (error) {
      this.errors.push(error);
    }
  }

  #survive<Value>(work: Promise<Value>): Promise<Value | 'dead'> {
    return this.#around.clock.run(Promise.race([work, this.#died.promise]));
  }

  /** An operation of the outside world, which may meet the planned fault. */
  async #do<Value>(operation: string, effect: () => Promise<Value>): Promise<Value> {
    if (this.dead) return never();
    this.operations.push(operation);
    const fault = this.#plan.next(operation);
    if (fault === 'die-before') return this.#vanish();
    if (fault === 'fail') throw new TypeError(`planned to fail: ${operation}`);
    const value = await effect();
    if (fault === 'die-after') return this.#vanish();
    if (fault === 'fail-after') throw new TypeError(`planned to fail after: ${operation}`);
    return this.dead ? never() : value;
  }

  #vanish(): Promise<never> {
    this.die();
    return never();
  }

  #connect(): BackgroundPorts {
    const around = this.#around;
    const area = (name: 'local' | 'session') => ({
      get: (keys: readonly string[]) =>
        this.#do(`${name}.get ${kinds(keys)}`, () => around.storage[name].get(keys)),
      keys: () => this.#do(`${name}.keys`, () => around.storage[name].keys()),
      set: (items: Readonly<Record<string, unknown>>) =>
        this.#do(`${name}.set ${kinds(Object.keys(items))}`, () => around.storage[name].set(items)),
      remove: (keys: readonly string[]) =>
        this.#do(`${name}.remove ${kinds(keys)}`, () => around.storage[name].remove(keys)),
    });
    const { notifications, badgePort } = around.desktop;
    return {
      local: noteTorn(area('local'), area('session')),
      session: area('session'),
      clock: {
        now: () => around.clock.now(),
        sleep: (ms) => this.#do('sleep', () => around.clock.sleep(ms)),
      },
      locks: this.#locks(),
      notifications: {
        raise: (id, text) => this.#do('raise', () => notifications.raise(id, text)),
        reword: (id, words) => this.#do('reword', () => notifications.reword(id, words)),
        clear: (id) => this.#do('clear', () => notifications.clear(id)),
        shown: () => this.#do('shown', () => notifications.shown()),
      },
      badge: { show: (badge) => this.#do('badge', () => badgePort.show(badge)) },
      permissions: {
        has: (origin) => this.#do('permission', async () => around.permissions.has(origin)),
        granted: async () => [...around.permissions],
        release: async (origins) => origins.forEach((origin) => around.permissions.delete(origin)),
      },
      windows: {
        openPanel: async () => 1,
        openTab: async () => undefined,
      },
      network: {
        fetch: (input, init) => this.#do('fetch', () => around.fetch(input, init)),
        online: () => around.online,
      },
      room: async () => around.room,
      random: () => around.random(),
      newId: () => around.newId(),
    };
  }

  #locks(): Locks {
    const locks = this.#around.locks.of(this);
    return {
      run: (name, work) => (this.dead ? never() : locks.run(name, work)),
      tryRun: (name, work) => (this.dead ? never() : locks.tryRun(name, work)),
      runFirst: (names, work) => (this.dead ? never() : locks.runFirst(names, work)),
    };
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** The kinds of the keys: `task`, not which task. */
function kinds(keys: readonly string[]): string {
  return [...new Set(keys.map((key) => key.split(':', 1)[0] ?? key))].join('+');
}
