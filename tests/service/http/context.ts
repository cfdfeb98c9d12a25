import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What handlers leave on the context for the record and the log. */
interface Notes {
  /** Why the request was refused. */
  refusal?: string;
  /** The misbehaviour the request met. */
  misbehaviour?: string;
  /** No response was sent. */
  unanswered?: true;
}

// A type alias, since an interface would not fit the index signature of Hono's environment.
export type ServiceEnv = { Bindings: HttpBindings; Variables: { notes: Notes } };

export type ServiceContext = Context<ServiceEnv>;
