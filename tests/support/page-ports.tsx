import { App } from '@/components/app/app';
import type { PagePorts, Send } from '@/components/app/ports';
import type { CommandError, CommandName, Input, Output } from '@/lib/commands';
import { type Result, succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import type { TaskRecord } from '@/lib/task/record';
import { render } from 'preact';
import { testNow } from './build-task';
import { memoryStorage, type MemoryStorage } from './memory-storage';

interface Sent {
  readonly name: CommandName;
  readonly input: unknown;
}

/** How the stand-in for the background answers commands; others as `aPlainService` does, or with null. */
type Answers = {
  readonly [Name in CommandName]?: (input: Input<Name>) => Answer<Name> | Promise<Answer<Name>>;
};
type Answer<Name extends CommandName> = Result<Output<Name>, CommandError>;

/** The commands that pages send by themselves, without the person doing anything. */
const byItself: ReadonlySet<CommandName> = new Set([
  'connection.abilities',
  'home.look',
  'task.live',
]);

/** A service with nothing beyond the interface, and no runs. */
const aPlainService: Answers = {
  'connection.save': ({ id }) => succeed({ id: id ?? 'new' }),
  'task.live': () => succeed({ url: null }),
  'task.runs': ({ page }) => succeed({ runs: [], total: 0, page, limit: 30 }),
};

interface World {
  readonly storage: MemoryStorage;
  readonly ports: PagePorts;
  /** The commands sent; heartbeats and what a page asks by itself are left out. */
  readonly sent: readonly Sent[];
  readonly beats: readonly unknown[];
  /** Permissions asked for, and places opened. */
  readonly asked: readonly string[];
  readonly opened: readonly string[];
  /** What happened in which order: command names and "permission". */
  readonly order: readonly string[];
  /** Sets the clock. */
  readonly setNow: (ms: number) => void;
}

interface WorldOptions {
  readonly place?: PagePorts['place'];
  readonly answers?: Answers;
  readonly grant?: boolean;
  readonly now?: number;
  readonly inFront?: boolean;
}

/** Everything outside a page: storage in memory, and a background that records and answers. */
export function pageWorld({
  place = 'popup',
  answers = {},
  grant = true,
  now = testNow,
  inFront = true,
}: WorldOptions = {}): World {
  const storage = memoryStorage();
  const sent: Sent[] = [];
  const beats: unknown[] = [];
  const asked: string[] = [];
  const opened: string[] = [];
  const order: string[] = [];
  let time = now;
  const send: Send = async (name, input) => {
    if (name === 'check.due') {
      beats.push(input);
    } else if (!byItself.has(name)) {
      sent.push({ name, input });
      order.push(name);
    }
    const answer: Answers[typeof name] = { ...aPlainService, ...answers }[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- most commands answer null, and a test that needs another answer gives it
    return answer?.(input) ?? succeed(null as Output<typeof name>);
  };
  return {
    storage,
    sent,
    beats,
    asked,
    opened,
    order,
    setNow: (ms) => {
      time = ms;
    },
    ports: {
      place,
      local: storage.local,
      session: storage.session,
      known: () => null,
      changes: storage.changes,
      permissions: {
        has: async () => grant,
        async request(origin) {
          asked.push(origin);
          order.push('permission');
          return grant;
        },
      },
      windows: {
        async openPanel() {
          opened.push('panel');
          return 1;
        },
        current: async () => 1,
        inFront: async () => inFront,
        async openTab(hash) {
          opened.push(hash);
        },
      },
      activePage: async () => ({ title: 'A page', url: 'https://example.org/a' }),
      shownNotifications: async () => [],
      clock: { now: () => time, sleep: async () => {} },
      send,
    },
  };
}

/** Puts records where the background would. */
export async function store(
  storage: MemoryStorage,
  records: { readonly tasks?: readonly TaskRecord[]; readonly connections?: readonly Connection[] },
): Promise<void> {
  for (const task of records.tasks ?? []) {
    await storage.local.set({ [keys.task(task.id)]: seal(task) });
  }
  for (const connection of records.connections ?? []) {
    await storage.local.set({ [keys.connection(connection.id)]: seal(connection) });
  }
}

/** Draws all of Beckon at a hash. Undone by `leave`. */
export function show(world: World, hash: string): void {
  document.documentElement.dataset['place'] = world.ports.place;
  history.replaceState(null, '', hash);
  const app = document.createElement('div');
  app.id = 'app';
  document.body.replaceChildren(app);
  render(<App ports={world.ports} />, app);
}

export function leave(): void {
  const app = document.getElementById('app');
  if (app !== null) render(null, app);
  document.body.replaceChildren();
}
