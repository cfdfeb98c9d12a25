import { anything, flag, moment, nullable, record, z } from './schema';
import { serviceErrorSchema } from './service/errors';
import { answeredFieldsSchema } from './task/answered-fields';
import { watchSchema } from './task/watch';
import { storedToolSchema, storedToolsSchema } from './tools/definition';

/** How a command can fail: with an error of the service, or with one of Beckon's own. */
export const commandErrorSchema = () =>
  z.union([
    serviceErrorSchema(),
    z.object({
      code: z.literal([
        /** The task, connection or damaged item is not there any more. */
        'not-found',
        /** The call was answered, replaced or taken away meanwhile. */
        'stale-call',
        'no-permission',
        'no-key',
        'storage-full',
        /** Another tool of the library has this name. */
        'name-taken',
        /** The tools the task was given cannot be read: damaged, deleted, or left out by an export. */
        'no-tools',
        /** The background did not answer, or failed in a way nobody foresaw. */
        'no-answer',
        /** The sender, the command, its input or a file is not one of ours; or the library is damaged. */
        'invalid',
        /** The typed text is not the address of a service. */
        'bad-address',
      ]),
    }),
    /** The address answers, but not as a service of the interface does. */
    z.object({ code: z.literal('other-interface'), httpStatus: z.number() }),
  ]);
export type CommandError = z.infer<ReturnType<typeof commandErrorSchema>>;

const id = z.string();
const nothing = z.literal(null);
/** Of a list that comes in pages; `total` is null when the service gave none. */
const pageShape = () => ({ total: nullable(z.number()), limit: z.number() });
const endpoint = () => ({
  /** Null for a connection not saved yet. */
  id: nullable(id),
  /** As typed; normalised by the background. */
  address: z.string(),
  /** Null: keep (or test with) the key already stored. */
  key: nullable(z.string()),
  /** The person accepted that the key travels unencrypted. */
  allowPlainHttp: flag,
});

/**
 * The commands that pages send to the background, by name, each with its input. An `id` is Beckon's own,
 * of the task or connection in question. Only the background uses the inputs, and only pages use the
 * outputs below, so that each is code in one bundle alone.
 */
export const inputs = {
  /** Create a task. It is answered once the task is stored here, before the service knows of it. */
  'task.create': () =>
    z.object({
      connectionId: id,
      instruction: z.string(),
      agent: z.string(),
      tools: storedToolsSchema,
    }),
  /**
   * Watch a task that the service has already. `taskId`: the service's own id; `title`: as the person
   * saw it. Unless the person is `sure` of the id, it fails with `refused` if the service refuses to
   * tell about it.
   */
  'task.adopt': () =>
    z.object({ connectionId: id, taskId: z.string(), title: nullable(z.string()), sure: flag }),
  /**
   * Create again a task whose creation is unknown or was refused. The person accepts a possible second one.
   */
  'task.retry': () => z.object({ id }),
  /** Forget a task here; the service keeps its own. */
  'task.discard': () => z.object({ id }),
  /** Watch a task, pause it or put it into the archive. */
  'task.watch': () => z.object({ id, watch: watchSchema }),
  /** Like `task.watch`, for many tasks at once. Tasks that no longer exist are skipped. */
  'tasks.watch': () => z.object({ tasks: z.array(z.object({ id, watch: watchSchema })) }),
  /** Give a task the person's own name; an empty `title` takes that name away. */
  'task.rename': () => z.object({ id, title: z.string() }),
  /** Keep a task on top of its list, or no longer. */
  'task.pin': () => z.object({ id, pinned: flag }),
  /** Note that the person looks at home: next time, runs that ended before now are not shown as news. */
  'home.look': () => nothing,
  /** Check now, whatever the schedule says (but never before a Retry-After). */
  'task.check': () => z.object({ id }),
  /** Show no notifications about a task, or show them again. */
  'task.mute': () => z.object({ id, muted: flag }),
  /** A page of a task's runs (interface §4.2); the first page is 1. */
  'task.runs': () => z.object({ id, page: z.number() }),
  /**
   * End a task's newest run. `taskToo`: first stop the task, where the service can, so that it gets no
   * further runs. `again`: that was asked for before, so the task may be stopped already.
   */
  'task.stop': () => z.object({ id, taskToo: flag, again: flag }),
  /** The result of a task's newest run, where the service offers results. */
  'task.result': () => z.object({ id }),
  /** Where a task's run can be watched now. */
  'task.live': () => z.object({ id }),
  /**
   * A visible page's heartbeat. `shows`: the task on the page; `request`: the page is that task's
   * request page, in the window that has the focus.
   */
  'check.due': () =>
    z.object({
      /** The page that sends this: several pages may show the same task. */
      page: id,
      shows: nullable(id),
      request: flag,
      /**
       * False when the page goes away: what comes after that needs a notification, and does not count
       * as seen.
       */
      visible: flag,
    }),
  /** Answer the open call. It is answered once the answer waits in the outbox, before it is sent. */
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
  /**
   * Send an answer again that was accepted but not confirmed, or that was sent twice and is still uncertain.
   */
  'answer.resend': () => z.object({ id, toolCallId: z.string() }),
  /** Take back an answer that waits to be sent. An answer that is being sent is not stopped. */
  'answer.withdraw': () => z.object({ id, toolCallId: z.string() }),
  /** Notify about a request again only at `until` (ms since the epoch); null takes that back. */
  'request.snooze': () => z.object({ id, toolCallId: z.string(), until: nullable(moment) }),
  /** Ask the service whether it takes the key at this address. Nothing is saved of what was typed. */
  'connection.test': () => z.object(endpoint()),
  /** Add a connection, or change the one with this `id`. It is not tested. */
  'connection.save': () =>
    z.object({ ...endpoint(), name: z.string(), keyKept: z.literal(['disk', 'session']) }),
  /** Remove a connection and its key. Its tasks here are removed too, or put into the archive. */
  'connection.remove': () => z.object({ id, tasks: z.literal(['remove', 'archive']) }),
  /** Find out what a connection's service has beyond the interface. Pages read the result from storage. */
  'connection.abilities': () => z.object({ id }),
  /** A page of the service's own list of tasks, where it has one; the first page is 1. */
  'connection.tasks': () => z.object({ id, page: z.number() }),
  /** Add a tool to the library, or change one. */
  'library.save': () =>
    z.object({
      /** The name of the tool to replace; null adds a new tool. */
      replaces: nullable(z.string()),
      definition: storedToolSchema,
    }),
  'library.remove': () => z.object({ name: z.string() }),
  /** Add the tools whose names are free. */
  'library.import': () => z.object({ definitions: storedToolsSchema }),
  /**
   * Add what an export holds. `url`: an address in the page, since the file may be larger than the 64
   * MiB of a message. `file`: the file itself, where messages can carry files.
   */
  'data.import': () => z.object({ url: z.string(), file: anything }),
  'data.delete-all': () => nothing,
  /** Delete something stored that cannot be read (`isBroken`); never anything that can. */
  'quarantine.delete': () => z.object({ key: z.string() }),
  /** Change the settings that the input names; the others stay as they are. */
  'settings.save': () => record(anything),
} as const;

/** What some commands answer with. All others answer with null. */
export const outputs = {
  'task.create': () => z.object({ id }),
  'task.adopt': () => z.object({ id }),
  'task.runs': () =>
    z.object({
      runs: z.array(z.object({ id: z.string(), createdAt: nullable(z.string()) })),
      ...pageShape(),
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
      ...pageShape(),
    }),
  /** How many were added, and how many have a name that is `taken`. */
  'library.import': () => z.object({ added: z.number(), taken: z.number() }),
  /** How many came, were here already (`present`), or were `skipped`. */
  'data.import': () =>
    z.object({
      tasks: z.number(),
      connections: z.number(),
      tools: z.number(),
      /** Whether those of the file replaced those that were here. */
      settings: flag,
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
  const told: Partial<Record<CommandName, () => z.ZodMiniType>> = outputs;
  return told[name]?.() ?? nothing;
}
