import { isObject } from '../../json-object.ts';
import type { Migration } from '../migrations.ts';

/** Who stopped a run was not noted in version 2. */
export const fromVersion2: Migration = (kind, data) =>
  kind === 'task' && isObject(data) ? { stopped: false, ...data } : data;
