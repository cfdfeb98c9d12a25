/**
 * Brings what lies under one kind of key from a version to the next. Pure; what it throws on stays
 * as it is and is quarantined.
 * @param kind the storage key up to its colon
 */
export type Migration = (kind: string, data: unknown) => unknown;

/** The first takes version 1 to version 2. One file and one fixture each. */
export const migrations: readonly Migration[] = [];
