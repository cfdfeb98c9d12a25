import type { MemoryStorage } from '../memory-storage';
import type { ManualClock } from './clock';
import type { Desktop } from './desktop';
import type { MemoryLocks } from './locks';

/** What outlives a worker. */
export interface Surroundings {
  readonly clock: ManualClock;
  readonly storage: MemoryStorage;
  readonly locks: MemoryLocks;
  readonly desktop: Desktop;
  /** Host permissions granted, as `scheme://host/*`. */
  readonly permissions: Set<string>;
  readonly fetch: typeof fetch;
  online: boolean;
  /** How many bytes the disk has left, as the browser says. */
  room: number;
  random(): number;
  newId(): string;
}
