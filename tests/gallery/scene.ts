import type { Page } from 'puppeteer-core';
import type { Backoff } from '../../lib/task/schedule.ts';
import type { Misbehaviour } from '../service/misbehaviour/misbehaviour.ts';
import type { RunningService } from '../service/start-service.ts';
import type { Items } from './stored.ts';

/** What a scene plays against. */
export interface Setting {
  readonly service: RunningService;
  /** A task the service knows, with 45 runs. */
  readonly taskId: string;
}

/** A page in a state worth looking at. */
export interface Scene {
  /** The page and the state; names the pictures. */
  readonly name: string;
  readonly hash: string;
  /** What storage holds; only the connection when absent. */
  readonly stored?: (setting: Setting) => Items;
  /** How the service answers meanwhile; by itself when absent. */
  readonly answering?: Misbehaviour;
  /** How the service has failed, so that nothing is asked of it for an hour. */
  readonly backedOff?: Backoff['cause'];
  /** Its connection needs the person first. */
  readonly stopped?: boolean;
  /** What a person does before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}
