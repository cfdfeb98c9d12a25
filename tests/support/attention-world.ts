import { handleCommand } from '@/lib/background/handle-command';
import { reconcile } from '@/lib/background/reconcile';
import { openWaiting } from '@/lib/background/open/open-waiting';
import { openNotified } from '@/lib/background/open/open-notified';
import { pressNotified } from '@/lib/background/open/press-notified';
import type { CommandName, Input } from '@/lib/commands';
import type { Badge, Notice } from '@/lib/ports';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { defaultSettings, type Settings } from '@/lib/store/settings';
import type { Connection } from '@/lib/task/connection';
import { type TaskRecord, taskRecordSchema } from '@/lib/task/record';
import { minute } from '@/lib/time';
import { backgroundWorld } from './background-world';
import { buildCall, buildTask, testNow } from './build-task';

/** A background whose services do not answer, on a desktop that remembers what it was told. */
export function attentionWorld() {
  const state = {
    now: testNow,
    panelOpens: true,
    permitted: true,
    online: true,
    badge: '',
    tooltip: '',
    /** Whether the desktop refuses to show a notification. */
    refuses: (_id: string) => false,
    /** Whether the person has blocked Beckon's notifications in the browser. */
    blocked: false,
  };
  /** Every notification that called for attention, in order. */
  const raised: (Notice & { readonly id: string })[] = [];
  const shown = new Map<string, Pick<Notice, 'title' | 'message'>>();
  const buttons = new Map<string, Notice['buttons']>();
  const opened: string[] = [];
  const { ports, storage } = backgroundWorld({
    clock: { now: () => state.now, sleep: async () => {} },
    notifications: {
      async raise(id, notice) {
        if (state.refuses(id)) throw new Error('The desktop refuses it.');
        // Some desktops would change its text alone, and alert nobody.
        if (shown.has(id)) throw new Error('It has to be cleared first.');
        raised.push({ id, ...notice });
        buttons.set(id, notice.buttons);
        shown.set(id, notice);
      },
      async reword(id, text) {
        shown.set(id, text);
      },
      async clear(id) {
        shown.delete(id);
      },
      shown: async () => (state.blocked ? null : [...shown.keys()]),
    },
    badge: {
      async show({ text, title }: Parameters<Badge['show']>[0]) {
        Object.assign(state, { badge: text, tooltip: title });
      },
    },
    network: {
      async fetch() {
        throw new TypeError('Nobody answers.');
      },
      online: () => state.online,
    },
    permissions: {
      has: async () => state.permitted,
      granted: async () => [],
      release: async () => {},
    },
    windows: {
      async openPanel() {
        if (!state.panelOpens) throw new Error('There is no panel here.');
        opened.push('panel');
        return 7;
      },
      async openTab(hash) {
        opened.push(hash);
      },
    },
  });
  const world = {
    ports,
    storage,
    raised,
    shown,
    opened,
    state,
    /** The ids of the notifications raised since the last look. */
    told: () => raised.splice(0).map(({ id }) => id),
    wake: () => reconcile(ports),
    async pass(minutes: number): Promise<void> {
      state.now += minutes * minute;
      await world.wake();
    },
    /** Stores records as a check would, and has the schedule made anew. */
    async put(...tasks: readonly TaskRecord[]): Promise<void> {
      for (const task of tasks) await storage.local.set({ [keys.task(task.id)]: seal(task) });
      await storage.session.remove([keys.schedule, keys.scheduleStamp]);
    },
    async connect(connection: Connection): Promise<void> {
      await storage.local.set({ [keys.connection(connection.id)]: seal(connection) });
      await storage.session.remove([keys.schedule, keys.scheduleStamp]);
    },
    set: (changes: Partial<Settings>) =>
      world.command('settings.save', { ...defaultSettings, ...changes }),
    async command<Name extends CommandName>(name: Name, input: Input<Name>): Promise<void> {
      await handleCommand(ports, name, input);
      await world.wake();
    },
    see: (shows: string | null, request = true, page = 'panel') =>
      world.command('check.due', { page, shows, request, visible: true }),
    leave: (page = 'panel') =>
      world.command('check.due', { page, shows: null, request: false, visible: false }),
    task: (id: string) => read(storage.local, keys.task(id), taskRecordSchema),
    click: (id: string) => reconcile(ports, 0, openNotified(ports, id)),
    /** Presses the button that has these words: what it does belongs to them, wherever it stands. */
    async press(id: string, words: 'Open' | 'Snooze 15 min'): Promise<void> {
      const place = buttons.get(id)?.findIndex((button) => button === words) ?? -1;
      if (place < 0) throw new Error(`It has no button ${words}.`);
      await reconcile(ports, 0, pressNotified(ports, id, place));
    },
    openWaiting: () => openWaiting(ports),
    async intent(): Promise<unknown> {
      return (await storage.session.get([keys.intent]))[keys.intent];
    },
  };
  return world;
}

/** A task whose request nobody has been told of. */
export function asking(id: string, changes: Partial<TaskRecord> = {}): TaskRecord {
  const call = buildCall({ toolCallId: `call-${id}`, raised: 0, raisedAt: null });
  return buildTask(id, { call, ...changes });
}
