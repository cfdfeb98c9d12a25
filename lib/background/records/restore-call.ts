import type { RunStatus } from '@/lib/service/types';
import { soundCallSchema, toStoredCall } from '@/lib/store/call';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { readOrSetAside } from '@/lib/store/quarantine';
import type { BackgroundPorts } from '../ports';
import { readTask } from './read-tasks';

/**
 * Writes again what the open call asks, from a reading that shows the call, if that is lost or damaged.
 * Otherwise it is written only once, when the call opens.
 */
export async function restoreCall(
  ports: BackgroundPorts,
  id: string,
  status: RunStatus,
): Promise<void> {
  if (status.call.kind !== 'waiting') return;
  const { call } = status.call;
  await ports.locks.run(keys.task(id), async () => {
    const task = await readTask(ports, id);
    if (task?.call?.toolCallId !== call.toolCallId) return;
    const key = keys.call(id);
    const now = ports.clock.now();
    const { value, aside } = await readOrSetAside(ports.local, key, soundCallSchema(), now);
    if (value?.toolCallId === call.toolCallId) return;
    await ports.local.set({ ...aside, [key]: seal(toStoredCall(call)) });
  });
}
