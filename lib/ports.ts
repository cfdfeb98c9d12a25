/** The outside world, as one small interface for each part. lib/platform implements them for the browser. */

export type AreaName = 'local' | 'session';

export interface StorageArea {
  /** The values of the keys that exist. */
  get(keys: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
  keys(): Promise<readonly string[]>;
  /** Writes all of them or none. @throws when the quota is full. */
  set(items: Readonly<Record<string, unknown>>): Promise<void>;
  /** @throws when the disk is full, in Firefox. */
  remove(keys: readonly string[]): Promise<void>;
}

export interface StorageChanges {
  /** Calls back with the new values (undefined: removed) of an area's changed keys. */
  subscribe(
    area: AreaName,
    listener: (changes: Readonly<Record<string, unknown>>) => void,
  ): () => void;
}

export interface Clock {
  /** Milliseconds since the epoch. It may jump, backwards too. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

export interface Locks {
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
  /** Runs `work` only if nobody holds the lock; null when somebody does. */
  tryRun<Value>(
    name: string,
    work: () => Promise<Value>,
  ): Promise<{ readonly value: Value } | null>;
  /** Runs `work` once, holding whichever of the locks is free first. */
  runFirst<Value>(names: readonly string[], work: () => Promise<Value>): Promise<Value>;
}

interface NotificationText {
  readonly title: string;
  readonly message: string;
}

export interface Notice extends NotificationText {
  /** Shown without a sound. */
  readonly quiet: boolean;
  /** At most two, as Chromium has it; ignored where the browser has no buttons. */
  readonly buttons: readonly [] | readonly [string, string];
}

export interface Notifications {
  /** Shows a notification. It replaces the one with the same id. */
  raise(id: string, notice: Notice): Promise<void>;
  /**
   * Changes the words of a shown notification, without a sound. Where the browser cannot, the words stay.
   */
  reword(id: string, text: NotificationText): Promise<void>;
  clear(id: string): Promise<void>;
  /** The ids of those on screen or in the notification centre; null where the person blocked Beckon's. */
  shown(): Promise<readonly string[] | null>;
}

export interface Badge {
  /** @param badge its `text` fits about four letters; `title` is what the button's tooltip says */
  show(badge: {
    readonly text: string;
    readonly tone: 'waiting' | 'trouble';
    readonly title: string;
  }): Promise<void>;
}

interface Permissions {
  /** `origin` as `scheme://host/*`, without a port: Firefox refuses ports. */
  has(origin: string): Promise<boolean>;
}

/** A permission can be asked for only in a click on a page. */
export interface PagePermissions extends Permissions {
  /** Asks the person, who may refuse. */
  request(origin: string): Promise<boolean>;
}

export interface BackgroundPermissions extends Permissions {
  /** What was granted for one host each: not for all hosts at once, nor by the manifest. */
  granted(): Promise<readonly string[]>;
  /** Gives permissions back. */
  release(origins: readonly string[]): Promise<void>;
}

/**
 * Opens Beckon's own pages. A click's handler must call `openPanel` before its first await, or the click
 * no longer counts as the person's gesture.
 */
export interface Windows {
  /**
   * Opens the side panel in the browser window that was used last, and resolves with that window's id.
   * Rejects when there is no such window, no side panel or no gesture.
   */
  openPanel(): Promise<number>;
  openTab(hash: string): Promise<void>;
}

export interface PageWindows extends Windows {
  /** The id of the window the page is in; null where the browser does not tell. */
  current(): Promise<number | null>;
  /** Whether the page's window has the focus, so that what it shows is surely seen. */
  inFront(): Promise<boolean>;
}

export interface Network {
  readonly fetch: typeof fetch;
  /** False where the browser surely has no network; true says little. */
  online(): boolean;
}

/** The web page in front. */
export interface WebPage {
  readonly title: string;
  readonly url: string;
}
