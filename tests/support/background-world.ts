import type { BackgroundPorts } from '@/lib/background/ports';
import { locks } from '@/lib/platform/locks';
import { testNow } from './build-task';
import { memoryStorage } from './memory-storage';

/** The background's ports: storage in memory, the platform's own locks, and nobody behind the rest. */
export function backgroundWorld(changes: Partial<BackgroundPorts> = {}) {
  const storage = memoryStorage();
  let ids = 0;
  const granted = new Set(['https://api.example.net/*']);
  const ports: BackgroundPorts = {
    local: storage.local,
    session: storage.session,
    clock: { now: () => testNow, sleep: async () => {} },
    locks,
    notifications: {
      raise: async () => {},
      reword: async () => {},
      clear: async () => {},
      shown: async () => [],
    },
    badge: { show: async () => {} },
    permissions: {
      has: async () => true,
      granted: async () => [...granted],
      release: async (origins) => origins.forEach((origin) => granted.delete(origin)),
    },
    windows: { openPanel: async () => 1, openTab: async () => {} },
    network: { fetch: (input, init) => fetch(input, init), online: () => false },
    room: async () => Infinity,
    random: () => 0.5,
    newId: () => `new-${(ids += 1)}`,
    ...changes,
  };
  return { ports, storage, granted };
}
