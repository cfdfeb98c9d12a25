// With extensions, because the bench and the gallery load this file with Node itself.
import { fromVersion1 } from './migrations/from-version-1.ts';
import { fromVersion2 } from './migrations/from-version-2.ts';

/**
 * Brings what lies under one kind of key from a version to the next. Pure; what it throws on stays
 * as it is, and is broken.
 * @param kind the storage key up to its colon
 */
export type Migration = (kind: string, data: unknown) => unknown;

/** The first takes version 1 to version 2. One file each; one fixture a version, today's too. */
export const migrations: readonly Migration[] = [fromVersion1, fromVersion2];
