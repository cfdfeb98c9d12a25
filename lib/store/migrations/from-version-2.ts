import { isObject } from '../../json-object.ts';
import type { Migration } from './migration.ts';

/** Version 2 did not note whether the person had stopped the run. */
export const fromVersion2: Migration = (kind, data) =>
  kind === 'task' && isObject(data) ? { stopped: false, ...data } : data;
