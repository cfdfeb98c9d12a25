import { isStorageFull } from './is-storage-full';

/** Runs the steps of a wake, each one even if others have failed. */
export interface Attempts {
  /** Resolves with the step's own result; undefined if it failed. */
  attempt<Value>(step: () => Promise<Value>): Promise<Value | undefined>;
  /** Whether a step failed because storage is full. */
  readonly storageFull: boolean;
}

export function startAttempts(): Attempts {
  let storageFull = false;
  return {
    async attempt(step) {
      try {
        return await step();
      } catch (error) {
        if (isStorageFull(error)) storageFull = true;
        else reportError(error);
        return undefined;
      }
    },
    get storageFull() {
      return storageFull;
    },
  };
}
