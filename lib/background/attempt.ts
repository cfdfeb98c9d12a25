import { isStorageFull } from './is-storage-full';

/** Runs the steps of a wake, each one even if others have failed. */
export interface Attempts {
  attempt(step: () => Promise<void>): Promise<void>;
  /** Whether a step failed because storage is full. */
  readonly storageFull: boolean;
}

export function startAttempts(): Attempts {
  let storageFull = false;
  return {
    async attempt(step) {
      try {
        await step();
      } catch (error) {
        if (isStorageFull(error)) storageFull = true;
        else reportError(error);
      }
    },
    get storageFull() {
      return storageFull;
    },
  };
}
