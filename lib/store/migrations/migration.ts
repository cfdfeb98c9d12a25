/**
 * Takes the data of one kind of key from a version to the next. Pure. Data on which a migration throws
 * stays as it is, and counts as broken.
 * @param kind the storage key up to its colon
 */
export type Migration = (kind: string, data: unknown) => unknown;
