import { seal } from '@/lib/store/envelope';
import { keys, prefixes } from '@/lib/store/keys';
import { read, readPrefix } from '@/lib/store/read';
import type { Connection } from '@/lib/task/connection';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import { buildConnection, testNow } from '../build-task';
import { memoryStorage, type MemoryStorage } from '../memory-storage';
import { ManualClock } from './clock';
import { Desktop } from './desktop';
import type { FaultAt } from './faults';
import { MemoryLocks } from './locks';
import { ScriptedService } from './scripted-service';
import type { Surroundings } from './surroundings';
import { untruths } from './untruths';
import { Worker } from './worker';

const key = 'a-key-nobody-may-see';

/** A browser with Beckon in it, a desktop and a service: everything the background knows. */
export class World implements Surroundings {
  readonly clock = new ManualClock(testNow);
  readonly storage: MemoryStorage = memoryStorage();
  readonly locks = new MemoryLocks();
  readonly desktop = new Desktop(this.clock);
  readonly service = new ScriptedService(this.clock);
  readonly permissions = new Set(['https://api.example.net/*']);
  fetch: typeof fetch = this.service.fetch;
  online = true;
  room = Infinity;
  /** The latest life of the background's worker. */
  worker = new Worker(this);
  #ids = 0;

  random(): number {
    return 0.5;
  }

  newId(): string {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }

  /** Starts a new worker on whatever the last one left. */
  startWorker(fault: FaultAt | null = null): Worker {
    this.worker.die();
    this.worker = new Worker(this, fault);
    return this.worker;
  }

  /** Ends the browser and starts it again: memory and notifications are gone. */
  async restartBrowser(): Promise<Worker> {
    this.worker.die();
    await this.storage.session.remove(await this.storage.session.keys());
    this.desktop.clear();
    return this.startWorker();
  }

  async connect(changes: Partial<Connection> = {}, apiKey = key): Promise<void> {
    const connection = buildConnection(changes);
    await this.storage.local.set({
      [keys.connection(connection.id)]: seal(connection),
      [keys.apiKey(connection.id)]: seal(apiKey),
    });
  }

  /** Stores tasks in Beckon and, where they are created, in the service. */
  async put(...tasks: readonly TaskRecord[]): Promise<void> {
    await this.storage.local.set(
      Object.fromEntries(tasks.map((task) => [keys.task(task.id), seal(task)])),
    );
    for (const { creation, call } of tasks) {
      if (creation.state !== 'created') continue;
      this.service.add(creation.taskId);
      if (call !== null) this.service.ask(creation.taskId, call.toolCallId);
    }
  }

  async task(id: string): Promise<TaskRecord | null> {
    return read(this.storage.local, keys.task(id), taskRecordSchema);
  }

  async tasks(): Promise<readonly TaskRecord[]> {
    return readPrefix(this.storage.local, prefixes.task, taskRecordSchema);
  }

  /** What badge, notifications and schedule say although the records do not. */
  untruths(): Promise<readonly string[]> {
    return untruths(this.storage, this.desktop);
  }

  /** Time passes with alarms and nothing else. */
  async pass(ms: number): Promise<void> {
    const end = this.clock.now() + ms;
    while (this.clock.now() < end) {
      await this.clock.advance(Math.min(30_000, end - this.clock.now()));
      await this.worker.alarm();
    }
  }
}

/** A world with one connection, as most tests want it. */
export async function aWorld(): Promise<World> {
  const world = new World();
  await world.connect();
  return world;
}
