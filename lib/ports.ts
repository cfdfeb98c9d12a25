/** The outside world, as one small interface per thing. lib/platform has those of the browser. */

export type AreaName = 'local' | 'session';

export interface StorageArea {
  /** The values of the keys that exist. */
  get(keys: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
  keys(): Promise<readonly string[]>;
  /** Writes all of them or none. @throws when the quota is full. */
  set(items: Readonly<Record<string, unknown>>): Promise<void>;
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
}

export interface Alarms {
  /** Creates the alarm unless it exists already. */
  ensure(name: string, periodMinutes: number): Promise<void>;
}

interface NotificationText {
  readonly title: string;
  readonly message: string;
}

export interface Notice extends NotificationText {
  /** Shown without a sound. */
  readonly quiet: boolean;
  /** At most two; left out where the browser has none. */
  readonly buttons: readonly string[];
}

export interface Notifications {
  /** Shows a notification, in place of one with this id. */
  raise(id: string, notice: Notice): Promise<void>;
  /**
   * Silently changes the words of a notification that is shown; where the browser cannot, the
   * old words stay.
   */
  reword(id: string, text: NotificationText): Promise<void>;
  clear(id: string): Promise<void>;
  /** The ids of those on screen or in the notification centre. */
  shown(): Promise<readonly string[]>;
}

export interface Badge {
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

/** Asking for a permission needs a click on a page. */
export interface PagePermissions extends Permissions {
  request(origin: string): Promise<boolean>;
}

export interface BackgroundPermissions extends Permissions {
  /** Each single host that Beckon has a permission for; not what was granted for all hosts at once. */
  granted(): Promise<readonly string[]>;
  /** Gives permissions back. */
  release(origins: readonly string[]): Promise<void>;
}

/** Opens Beckon's own pages. `openPanel` must be called before any await of a click's handler. */
export interface Windows {
  /**
   * Resolves with the id of the window in which the panel opened: the browser window that was used last.
   * Rejects without such a window, without a side panel, or without a user's gesture.
   */
  openPanel(): Promise<number | null>;
  openTab(hash: string): Promise<void>;
}

export interface PageWindows extends Windows {
  /** The id of the window the page is in. */
  current(): Promise<number | null>;
  /** Whether the page's window has the focus, so that what it shows is surely seen. */
  inFront(): Promise<boolean>;
}

export interface Network {
  readonly fetch: typeof fetch;
  online(): boolean;
}

/** The web page in front. */
export interface WebPage {
  readonly title: string;
  readonly url: string;
}
