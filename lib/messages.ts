import { z } from './schema';
import { serviceErrorSchema } from './service/errors';
import { answeredFieldsSchema } from './task/answered-fields';
import { watchSchema } from './task/watch';
import { storedToolSchema, storedToolsSchema } from './tools/definition';

/** What a command can fail with, besides what a service can answer. */
export const commandErrorSchema = () =>
  z.union([
    ...serviceErrorSchema().def.options,
    /** The task, call or connection is not there any more. */
    z.object({ code: z.literal('not-found') }),
    /** The call was answered, replaced or taken away meanwhile. */
    z.object({ code: z.literal('stale-call') }),
    z.object({ code: z.literal('no-permission') }),
    z.object({ code: z.literal('no-key') }),
    z.object({ code: z.literal('bad-address'), reason: z.string() }),
    /** Something answers at the address that is no service of the interface. */
    z.object({ code: z.literal('other-interface'), httpStatus: z.number() }),
    z.object({ code: z.literal('storage-full') }),
    /** Another tool of the library has this name. */
    z.object({ code: z.literal('name-taken') }),
    /** It cannot be read which tools the task was given: damaged, deleted, or left out by an export. */
    z.object({ code: z.literal('no-tools') }),
    /** The background did not answer, or failed in a way nobody foresaw. */
    z.object({ code: z.literal('no-answer') }),
    /** The sender, the command or its input is not one of ours. */
    z.object({ code: z.literal('invalid') }),
  ]);
export type CommandError = z.infer<ReturnType<typeof commandErrorSchema>>;

const id = z.string();
const nothing = z.literal(null);
const runsPageSchema = z.object({
  runs: z.array(z.object({ id: z.string(), createdAt: z.nullable(z.string()) })),
  total: z.nullable(z.number()),
  page: z.number(),
  limit: z.number(),
});
const tasksPageSchema = z.object({
  tasks: z.array(
    z.object({ id: z.string(), status: z.nullable(z.string()), name: z.nullable(z.string()) }),
  ),
  total: z.nullable(z.number()),
  page: z.number(),
  limit: z.number(),
});
const endpoint = {
  /** Null for a connection not saved yet. */
  id: z.nullable(id),
  /** As typed; normalised by the background. */
  address: z.string(),
  /** Null: keep (or test with) the key already stored. */
  key: z.nullable(z.string()),
  /** The person accepted that the key travels unencrypted. */
  allowPlainHttp: z.boolean(),
};

/** The commands pages send the background: name → input, output. Ids are Beckon's own task ids. */
export const commands = {
  'task.create': () => ({
    input: z.object({
      connectionId: id,
      instruction: z.string(),
      agent: z.string(),
      tools: storedToolsSchema,
    }),
    output: z.object({ id }),
  }),
  /** Watch a task that exists already, by the service's task id; `title` as the person saw it. */
  'task.adopt': () => ({
    input: z.object({ connectionId: id, taskId: z.string(), title: z.nullable(z.string()) }),
    output: z.object({ id }),
  }),
  /** Create again a task that is unknown or refused: the person accepts a possible second one. */
  'task.retry': () => ({ input: z.object({ id }), output: nothing }),
  /** Forget a task here; the service keeps its own. */
  'task.discard': () => ({ input: z.object({ id }), output: nothing }),
  'task.watch': () => ({ input: z.object({ id, watch: watchSchema }), output: nothing }),
  /** The same for many at once. Those that are not there any more are left out. */
  'tasks.watch': () => ({
    input: z.object({ tasks: z.array(z.object({ id, watch: watchSchema })) }),
    output: nothing,
  }),
  /** The person's own name for a task; an empty one is none. */
  'task.rename': () => ({ input: z.object({ id, title: z.string() }), output: nothing }),
  /** Keeps a task on top of its list, or no longer. */
  'task.pin': () => ({ input: z.object({ id, pinned: z.boolean() }), output: nothing }),
  /** The person looks at home: what has ended before is no news next time. */
  'home.look': () => ({ input: z.literal(null), output: nothing }),
  /** Check now, whatever the schedule says (but never before a Retry-After). */
  'task.check': () => ({ input: z.object({ id }), output: nothing }),
  /** Tell nothing of a task by notifications, or tell again. */
  'task.mute': () => ({ input: z.object({ id, muted: z.boolean() }), output: nothing }),
  'task.runs': () => ({ input: z.object({ id, page: z.number() }), output: runsPageSchema }),
  /** Ends a task's newest run, or lets it have no further ones, where the service can. */
  'task.stop': () => ({
    input: z.object({ id, what: z.literal(['run', 'task']) }),
    output: nothing,
  }),
  /**
   * What came of a task's newest run, where the service tells. `output` and `rows` (a list) are JSON
   * text, because a message would change large numbers in them; `output` is null when there is none.
   */
  'task.result': () => ({
    input: z.object({ id }),
    output: z.object({
      status: z.nullable(z.string()),
      error: z.nullable(z.string()),
      output: z.nullable(z.string()),
      rows: z.string(),
    }),
  }),
  /** Where a task's run can be watched now: an http or https address, or null. Never stored. */
  'task.live': () => ({
    input: z.object({ id }),
    output: z.object({ url: z.nullable(z.string()) }),
  }),
  /** A visible page's heartbeat. `shows`: the task on its screen; `request`: its request page. */
  'check.due': () => ({
    input: z.object({
      /** Which page says so: several may show the same. */
      page: id,
      shows: z.nullable(id),
      request: z.boolean(),
      /** False when it goes: what comes next must be told of, not taken as seen. */
      visible: z.boolean(),
    }),
    output: nothing,
  }),
  'answer.submit': () => ({
    input: z.object({
      id,
      toolCallId: z.string(),
      /** The exact `input` string of interface §4.4. */
      input: z.string(),
      /** It holds a secret, so it must not reach the disk. */
      secret: z.boolean(),
      /** For the log: labels and answers, secrets as dots. */
      answers: answeredFieldsSchema,
    }),
    output: nothing,
  }),
  /** Send an answer again that was accepted and not confirmed, or sent twice and is uncertain still. */
  'answer.resend': () => ({ input: z.object({ id, toolCallId: z.string() }), output: nothing }),
  'connection.test': () => ({
    input: z.object(endpoint),
    output: z.object({ baseUrl: z.string() }),
  }),
  /** Tell of a request again only at `until` (ms since the epoch); null takes that back. */
  'request.snooze': () => ({
    input: z.object({ id, toolCallId: z.string(), until: z.nullable(z.number()) }),
    output: nothing,
  }),
  'connection.save': () => ({
    input: z.object({
      ...endpoint,
      name: z.string(),
      keyKept: z.literal(['disk', 'session']),
    }),
    output: z.object({ id, baseUrl: z.string() }),
  }),
  /** Removes a connection, its key, and its tasks here, unless they are to stay in the archive. */
  'connection.remove': () => ({
    input: z.object({ id, tasks: z.literal(['remove', 'archive']) }),
    output: nothing,
  }),
  /** Finds out what the service of a connection has beyond the interface; a page reads it stored. */
  'connection.abilities': () => ({ input: z.object({ id }), output: nothing }),
  /** A page of the service's own list of tasks, where it has one. */
  'connection.tasks': () => ({
    input: z.object({ id, page: z.number() }),
    output: tasksPageSchema,
  }),
  'library.save': () => ({
    input: z.object({
      /** The name of the tool it takes the place of; null adds it. */
      replaces: z.nullable(z.string()),
      definition: storedToolSchema,
    }),
    output: nothing,
  }),
  'library.remove': () => ({ input: z.object({ name: z.string() }), output: nothing }),
  /** Adds the tools whose names are free; the names that are not come back as `taken`. */
  'library.import': () => ({
    input: z.object({ definitions: storedToolsSchema }),
    output: z.object({ added: z.array(z.string()), taken: z.array(z.string()) }),
  }),
  /**
   * Adds what an export holds. How many came, were here already (`present`), or were `skipped`.
   * `url`: where the page keeps the file, which may be larger than a message (64 MiB).
   */
  'data.import': () => ({
    input: z.object({ url: z.string() }),
    output: z.object({
      tasks: z.number(),
      connections: z.number(),
      tools: z.number(),
      present: z.number(),
      skipped: z.number(),
    }),
  }),
  'data.delete-all': () => ({ input: z.literal(null), output: nothing }),
  /** Deletes something stored that cannot be read (`listBroken`); never anything that can. */
  'quarantine.delete': () => ({ input: z.object({ key: z.string() }), output: nothing }),
  /** Takes over the settings it names; the others stay as they are. */
  'settings.save': () => ({ input: z.record(z.string(), z.unknown()), output: nothing }),
} as const;

type Schemas<Name extends CommandName> = ReturnType<(typeof commands)[Name]>;
export type CommandName = keyof typeof commands;
export type Input<Name extends CommandName> = z.infer<Schemas<Name>['input']>;
export type Output<Name extends CommandName> = z.infer<Schemas<Name>['output']>;
