import { handleCommand } from '@/lib/background/handle-command';
import type { BackgroundPorts } from '@/lib/background/ports';
import type { CommandError, CommandName, Input } from '@/lib/messages';
import { locks } from '@/lib/platform/locks';
import type { Result } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import type { TaskRecord } from '@/lib/task/record';
import { buildConnection, testNow } from './build-task';
import { memoryStorage } from './memory-storage';

const nothing = async () => undefined;

/**
 * The background as pages ask it, with storage in memory and real HTTP; nothing wakes it by itself.
 */
export function askBackground() {
  const storage = memoryStorage();
  const granted = { current: true };
  const ports: BackgroundPorts = {
    local: storage.local,
    session: storage.session,
    clock: { now: () => testNow, sleep: nothing },
    locks,
    alarms: { ensure: nothing },
    notifications: { raise: nothing, reword: nothing, clear: nothing, shown: async () => [] },
    badge: { show: nothing },
    permissions: { has: async () => granted.current, granted: async () => [], release: nothing },
    windows: { openPanel: async () => 1, openTab: nothing },
    network: { fetch, online: () => true },
    random: () => 0.5,
    newId: () => crypto.randomUUID(),
  };
  return {
    storage,
    granted,
    ask: <Name extends CommandName>(
      name: Name,
      input: Input<Name>,
    ): Promise<Result<unknown, CommandError>> => handleCommand(ports, name, input),
    async connect(
      service: { readonly baseUrl: string; readonly key: string },
      changes: Partial<Connection> = {},
    ): Promise<Connection> {
      const connection = buildConnection({ baseUrl: service.baseUrl, ...changes });
      await storage.local.set({
        [keys.connection(connection.id)]: seal(connection),
        [keys.apiKey(connection.id)]: seal(service.key),
      });
      return connection;
    },
    put: (task: TaskRecord) => storage.local.set({ [keys.task(task.id)]: seal(task) }),
  };
}
