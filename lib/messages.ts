import { anything, flag, moment, nullable, record, z } from './schema';
import { serviceErrorSchema } from './service/errors';
import { answeredFieldsSchema } from './task/answered-fields';
import { watchSchema } from './task/watch';
import { storedToolSchema, storedToolsSchema } from './tools/definition';

/** All that a command can fail with, a service's errors included. */
export const commandErrorSchema = () =>
  z.union([
    serviceErrorSchema(),
    z.object({
      code: z.literal([
        /** The task, call or connection is not there any more. */
        'not-found',
        /** The call was answered, replaced or taken away meanwhile. */
        'stale-call',
        'no-permission',
        'no-key',
        'storage-full',
        /** Another tool of the library has this name. */
        'name-taken',
        /** The tools that the task was given cannot be read: damaged, deleted, or left out by an export. */
        'no-tools',
        /** The background did not answer, or failed in a way nobody foresaw. */
        'no-answer',
        /** The sender, the command or its input is not one of ours. */
        'invalid',
        /** What was typed is no address of a service. */
        'bad-address',
      ]),
    }),
    /** Something answers at the address, but it is not a service of the interface. */
    z.object({ code: z.literal('other-interface'), httpStatus: z.number() }),
  ]);
export type CommandError = z.infer<ReturnType<typeof commandErrorSchema>>;

const id = z.string();
const nothing = z.literal(null);
/** A page of a list; `total` is null when the service gave none. */
const pageShape = { total: nullable(z.number()), page: z.number(), limit: z.number() };
const endpoint = {
  /** Null for a connection not saved yet. */
  id: nullable(id),
  /** As typed; normalised by the background. */
  address: z.string(),
  /** Null: keep (or test with) the key already stored. */
  key: nullable(z.string()),
  /** The person accepted that the key travels unencrypted. */
  allowPlainHttp: flag,
};

/**
 * The commands pages send the background, by name, and the input of each. Ids are Beckon's own task ids.
 * The background does not use `outputs`, nor pages `inputs`: kept apart, each is in one bundle only.
 */
export const inputs = {
  'task.create': () =>
    z.object({
      connectionId: id,
      instruction: z.string(),
      agent: z.string(),
      tools: storedToolsSchema,
    }),
  /**
   * Watch a task that exists already, by the service's task id; `title` as the person saw it. Unless the
   * person is `sure` of the id, it fails with `refused` if the service refuses to tell of that task.
   */
  'task.adopt': () =>
    z.object({ connectionId: id, taskId: z.string(), title: nullable(z.string()), sure: flag }),
  /** Create again a task that is unknown or refused: the person accepts a possible second one. */
  'task.retry': () => z.object({ id }),
  /** Forget a task here; the service keeps its own. */
  'task.discard': () => z.object({ id }),
  'task.watch': () => z.object({ id, watch: watchSchema }),
  /** The same for many at once. Those that are not there any more are left out. */
  'tasks.watch': () => z.object({ tasks: z.array(z.object({ id, watch: watchSchema })) }),
  /** The person's own name for a task; an empty one is none. */
  'task.rename': () => z.object({ id, title: z.string() }),
  /** Keeps a task on top of its list, or no longer. */
  'task.pin': () => z.object({ id, pinned: flag }),
  /** The person looks at home: runs that have ended by now are no news next time. */
  'home.look': () => nothing,
  /** Check now, whatever the schedule says (but never before a Retry-After). */
  'task.check': () => z.object({ id }),
  /** Stop the notifications of a task, or allow them again. */
  'task.mute': () => z.object({ id, muted: flag }),
  'task.runs': () => z.object({ id, page: z.number() }),
  /**
   * Ends a task's newest run. With `taskToo` the task is first kept from having further runs, where the
   * service can do so. `again`: that was asked before, and may have been done.
   */
  'task.stop': () => z.object({ id, taskToo: flag, again: flag }),
  /** What came of a task's newest run, where the service tells. */
  'task.result': () => z.object({ id }),
  /** Where a task's run can be watched now. */
  'task.live': () => z.object({ id }),
  /**
   * A visible page's heartbeat. `shows`: the task on its screen; `request`: it shows that task's request
   * page, and its window has the focus.
   */
  'check.due': () =>
    z.object({
      /** The page that says so: several pages may show the same task. */
      page: id,
      shows: nullable(id),
      request: flag,
      /** False when the page closes or is hidden: what comes next must be told of, not taken as seen. */
      visible: flag,
    }),
  'answer.submit': () =>
    z.object({
      id,
      toolCallId: z.string(),
      /** The exact `input` string of interface §4.4. */
      input: z.string(),
      /** It holds a secret, so it must not reach the disk. */
      secret: flag,
      /** For the log: labels and answers, secrets as dots. */
      answers: answeredFieldsSchema,
    }),
  /** Send an answer again that was accepted but not confirmed, or sent twice and still uncertain. */
  'answer.resend': () => z.object({ id, toolCallId: z.string() }),
  /** Take back an answer that waits to be sent; one that is being sent goes on. */
  'answer.withdraw': () => z.object({ id, toolCallId: z.string() }),
  'connection.test': () => z.object(endpoint),
  /** Tell of a request again only at `until` (ms since the epoch); null takes that back. */
  'request.snooze': () => z.object({ id, toolCallId: z.string(), until: nullable(moment) }),
  'connection.save': () =>
    z.object({ ...endpoint, name: z.string(), keyKept: z.literal(['disk', 'session']) }),
  /** Removes a connection, its key, and its tasks here, unless they are to stay in the archive. */
  'connection.remove': () => z.object({ id, tasks: z.literal(['remove', 'archive']) }),
  /**
   * Finds out what the service of a connection has beyond the interface; pages read the
   * result from storage.
   */
  'connection.abilities': () => z.object({ id }),
  /** A page of the service's own list of tasks, where it has one. */
  'connection.tasks': () => z.object({ id, page: z.number() }),
  'library.save': () =>
    z.object({
      /** The name of the tool that this one replaces; null adds a new one. */
      replaces: nullable(z.string()),
      definition: storedToolSchema,
    }),
  'library.remove': () => z.object({ name: z.string() }),
  /** Adds the tools whose names are free. */
  'library.import': () => z.object({ definitions: storedToolsSchema }),
  /**
   * Adds what an export holds. `url`: where the page keeps the file, since a message holds 64 MiB at
   * most. `file`: the file itself, where a message can hold it.
   */
  'data.import': () => z.object({ url: z.string(), file: anything }),
  'data.delete-all': () => nothing,
  /** Deletes something stored that cannot be read (`listBroken`); never anything that can. */
  'quarantine.delete': () => z.object({ key: z.string() }),
  /** Takes over the settings it names; the others stay as they are. */
  'settings.save': () => record(anything),
} as const;

/** What some commands answer with. All others answer with null. */
export const outputs = {
  'task.create': () => z.object({ id }),
  'task.adopt': () => z.object({ id }),
  'task.runs': () =>
    z.object({
      runs: z.array(z.object({ id: z.string(), createdAt: nullable(z.string()) })),
      ...pageShape,
    }),
  /**
   * `output` and `rows` (a list) are JSON text, because a message would change large numbers in them;
   * `output` is null when there is none.
   */
  'task.result': () =>
    z.object({
      status: nullable(z.string()),
      error: nullable(z.string()),
      output: nullable(z.string()),
      rows: z.string(),
    }),
  /** An http or https address, or null. Never stored. */
  'task.live': () => z.object({ url: nullable(z.string()) }),
  'connection.save': () => z.object({ id }),
  'connection.tasks': () =>
    z.object({
      tasks: z.array(
        z.object({ id: z.string(), status: nullable(z.string()), name: nullable(z.string()) }),
      ),
      ...pageShape,
    }),
  /** How many were added, and how many have a name that is `taken`. */
  'library.import': () => z.object({ added: z.number(), taken: z.number() }),
  /** How many were added, were here already (`present`), or were `skipped`. */
  'data.import': () =>
    z.object({
      tasks: z.number(),
      connections: z.number(),
      tools: z.number(),
      present: z.number(),
      skipped: z.number(),
    }),
} as const;

export type CommandName = keyof typeof inputs;
type Telling = keyof typeof outputs;
export type Input<Name extends CommandName> = z.infer<ReturnType<(typeof inputs)[Name]>>;
export type Output<Name extends CommandName> = Name extends Telling
  ? z.infer<ReturnType<(typeof outputs)[Name]>>
  : null;

/** What a command's answer is checked against. */
export function outputOf(name: CommandName): z.ZodMiniType {
  return isTelling(name) ? outputs[name]() : nothing;
}

function isTelling(name: CommandName): name is Telling {
  return Object.hasOwn(outputs, name);
}
