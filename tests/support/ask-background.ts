import { handleCommand } from '@/lib/background/handle-command';
import type { CommandError, CommandName, Input } from '@/lib/commands';
import type { Result } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import type { TaskRecord } from '@/lib/task/record';
import { backgroundWorld } from './background-world';
import { buildConnection } from './build-task';

/** The background as pages use it, by commands: storage in memory, real HTTP, and nothing wakes it. */
export function askBackground() {
  const granted = { current: true };
  const { ports, storage } = backgroundWorld({
    permissions: {
      has: async () => granted.current,
      granted: async () => [],
      release: async () => {},
    },
    network: { fetch, online: () => true },
  });
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
