import { flag, moment, nullable, record, z } from '@/lib/schema';
import { backoffSchema } from './schedule';

/**
 * What home's first lines need to know of the schedule, as short for a thousand tasks as for ten, so
 * that a popup can draw them without reading a thousand entries. Ids are Beckon's own.
 */
export const glanceSchema = z.object({
  /** The tasks with a call that waits for the person. */
  waiting: z.array(z.string()),
  /** The connections that are in use or in trouble. */
  connections: z.array(z.string()),
  /** Those of them that have a task which is polled. */
  asked: z.array(z.string()),
  /** How many tasks there are. */
  tasks: z.number(),
  /** When a status was last read, in ms since the epoch; null when none was. */
  checkedAt: nullable(moment),
  backoff: record(backoffSchema),
  /** Something could not be stored because the disk was full. */
  storageFull: flag,
});

export type Glance = z.infer<typeof glanceSchema>;
