// With extensions, because the bench and the gallery load this file with Node itself.
import { fromVersion1 } from './migrations/from-version-1.ts';
import { fromVersion2 } from './migrations/from-version-2.ts';
import type { Migration } from './migrations/migration.ts';

/**
 * The first takes version 1 to version 2. Each has a file of its own; each version, today's too, has a
 * fixture in the tests.
 */
export const migrations: readonly Migration[] = [fromVersion1, fromVersion2];
