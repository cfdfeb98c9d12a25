import { oneLine } from '@/lib/visible-text';
import { extendLog } from '@/lib/task/bounded-log';
import { type Connection, freeName, longestName } from '@/lib/task/connection';
import type { TaskRecord } from '@/lib/task/record';
import { serviceTaskId } from '@/lib/task/service-task-id';
import { checkName } from '@/lib/tools/check-name';
import { seal } from './envelope';
import { keys } from './keys';
import type { Library } from './library';
import { type Portable, readPortable } from './portable';
import type { Settings } from './settings';

/** What is stored already, and stays as it is. */
export interface Present {
  readonly keys: ReadonlySet<string>;
  readonly tasks: readonly TaskRecord[];
  readonly connections: readonly Connection[];
}

export interface ImportPlan {
  /** To be written as they are. */
  readonly items: Readonly<Record<string, unknown>>;
  readonly tasks: readonly TaskRecord[];
  readonly connections: readonly Connection[];
  /** The settings that replace those that are here; null for none. */
  readonly settings: Settings | null;
  /** The tools for the library, which decides which names are free. */
  readonly tools: Library;
  /** Tasks and connections that were here already. */
  readonly present: number;
  /**
   * What cannot be read, belongs to a connection that is neither here nor in the file, or is a tool with a
   * name that no tool may have.
   */
  readonly skipped: number;
}

/**
 * Decides what an import writes. A task, connection or tool that is here wins over the file's: above all a
 * connection with a key, whose address no file may change. Imported connections have no key, so that Beckon
 * asks them nothing before the person enters one; their tasks stay watched, paused or archived as they were.
 */
export function planImport(
  file: Readonly<Record<string, unknown>>,
  here: Present,
  now: number,
): ImportPlan {
  const entries = Object.entries(file).map(([key, raw]) => readPortable(key, raw));
  const all = <Kind extends Portable['kind']>(kind: Kind) =>
    entries.filter((entry): entry is Extract<Portable, { kind: Kind }> => entry?.kind === kind);

  const offered = all('connection').map(({ value }) => value);
  const { connections, places } = planConnections(offered, here, now);
  const owned = all('task').flatMap(({ value }) => {
    const { connectionId: id } = value;
    const isKnown = places.has(id) || here.keys.has(keys.connection(id));
    return isKnown ? [{ ...value, connectionId: places.get(id) ?? id }] : [];
  });
  const followed = new Set(here.tasks.map(placeOf));
  // The same task may be here under this key, or under another one.
  const tasks = owned.filter(
    (task) => !here.keys.has(keys.task(task.id)) && !followed.has(placeOf(task)),
  );
  const added = new Set(tasks.map(({ id }) => id));
  const library = all('tool-library').flatMap(({ value }) => value);
  const tools = library.filter(({ name }) => checkName(name) === null);

  const items = [
    ...connections.map((one) => [keys.connection(one.id), one] as const),
    ...tasks.map((task) => [keys.task(task.id), task] as const),
    ...all('log').flatMap(({ id, value }) =>
      added.has(id) ? [[keys.log(id), extendLog(value, [], 0)] as const] : [],
    ),
    ...all('tools').flatMap(({ id, value }) =>
      added.has(id) ? [[keys.tools(id), value] as const] : [],
    ),
  ];
  const unreadable = entries.filter((entry) => entry === null).length;
  const orphans = all('task').length - owned.length;
  return {
    items: Object.fromEntries(items.map(([key, value]) => [key, seal(value)])),
    tasks,
    connections,
    settings: all('settings')[0]?.value ?? null,
    tools,
    present: offered.length - connections.length + owned.length - tasks.length,
    skipped: unreadable + orphans + library.length - tools.length,
  };
}

/**
 * The connections of a file that are not here yet, each under a free name; `places`: under which id each one
 * of the file is here, undefined for one that is not.
 */
function planConnections(
  offered: readonly Connection[],
  here: Present,
  now: number,
): {
  readonly connections: readonly Connection[];
  readonly places: ReadonlyMap<string, string | undefined>;
} {
  const places = new Map(offered.map((one) => [one.id, idHere(one, offered, here)]));
  const names = new Set(here.connections.map(({ name }) => name));
  const connections = offered
    .filter(({ id }) => places.get(id) === undefined)
    .map((one) => {
      const connection = asNew(one, names, now);
      names.add(connection.name);
      return connection;
    });
  return { connections, places };
}

/**
 * The id under which a connection of the file is here; undefined when it is not. The person may have made it
 * here, too, before the import: one with its name, if neither here nor in the file another has that address.
 */
function idHere(
  { id, name, baseUrl }: Connection,
  offered: readonly Connection[],
  here: Present,
): string | undefined {
  if (here.keys.has(keys.connection(id))) return id;
  // It was removed here and its tasks were kept: only under its own id can they be watched again.
  if (here.tasks.some(({ connectionId }) => connectionId === id)) return undefined;
  const isThere = (one: Connection) => one.baseUrl === baseUrl;
  const [twin, another] = here.connections.filter(isThere);
  const isClear = another === undefined && offered.filter(isThere).length === 1;
  return isClear && twin?.name === name ? twin.id : undefined;
}

/**
 * A connection without its key. Its name becomes one that could have been given here, since it stands
 * above every request.
 */
function asNew(connection: Connection, taken: ReadonlySet<string>, at: number): Connection {
  const given = oneLine(connection.name, longestName) || new URL(connection.baseUrl).host;
  return {
    ...connection,
    name: freeName(given, taken),
    health: { state: 'no-key', at },
    troubleTold: true,
  };
}

/**
 * Tells which task of which service a record is about; the record's own key while the service has given
 * no id.
 */
function placeOf(task: TaskRecord): string {
  return `${task.connectionId} ${serviceTaskId(task) ?? keys.task(task.id)}`;
}
