import type { Page } from 'puppeteer-core';
import type { Backoff } from '../../lib/task/schedule.ts';
import type { Misbehaviour } from '../service/misbehaviour/misbehaviour.ts';
import type { RunningService } from '../service/start-service.ts';

/** Keys and values of the local storage area. */
export type Items = Readonly<Record<string, unknown>>;

/** The service that a scene plays against. */
export interface Setting {
  readonly service: RunningService;
  /** A task the service knows, with 45 runs. */
  readonly taskId: string;
}

/** A page in a state worth looking at. */
export interface Scene {
  /** The page and its state. The pictures are named after it. */
  readonly name: string;
  readonly hash: string;
  /** What storage holds; without it, only the connection. */
  readonly stored?: (setting: Setting) => Items;
  /** How the service answers during the scene; without it, as it does by itself. */
  readonly answering?: Misbehaviour;
  /** How the service has failed, so that Beckon asks nothing of it for an hour. */
  readonly backedOff?: Backoff['cause'];
  /** Whether the person has to mend the connection first. */
  readonly stopped?: boolean;
  /** What a person does before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}
