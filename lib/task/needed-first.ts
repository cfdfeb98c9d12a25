import type { Schedule } from './schedule';

/** Ids, of Beckon's own. */
interface NeededFirst {
  readonly tasks: readonly string[];
  readonly connections: readonly string[];
}

/** What home must have read to draw its first lines: what waits, and the connections that may be in trouble. */
export function neededFirst({ tasks, stopped, backoff }: Schedule): NeededFirst {
  const entries = Object.entries(tasks);
  const used = entries.map(([, { connectionId }]) => connectionId);
  return {
    tasks: entries.flatMap(([id, { waiting }]) => (waiting === null ? [] : [id])),
    connections: [...new Set([...used, ...stopped, ...Object.keys(backoff)])],
  };
}
