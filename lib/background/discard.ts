import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { taskRecordSchema } from '@/lib/task/record';
import { changeTask } from './change-task';
import type { BackgroundPorts } from './ports';
import type { ScheduleStore } from './schedule-store';

/** Forgets a task and everything kept for it. The service keeps its own. */
export async function discardTask(
  ports: BackgroundPorts,
  schedules: ScheduleStore,
  id: string,
): Promise<void> {
  await changeTask(ports, schedules, id, () => forgetTask(ports, id));
}

/** The same within a change of the task, which lets the schedule know. */
export async function forgetTask(ports: BackgroundPorts, id: string): Promise<void> {
  await ports.locks.run(`task:${id}`, async () => {
    const task = await read(ports.local, keys.task(id), taskRecordSchema);
    const calls = [task?.call, ...(task?.settled ?? [])];
    const drafts = calls.flatMap((call) =>
      call ? [keys.draft(id, call.toolCallId), keys.reason(id, call.toolCallId)] : [],
    );
    const own = [keys.task, keys.call, keys.log, keys.tools, keys.answer].map((key) => key(id));
    await ports.local.remove([...own, ...drafts]);
    await ports.session.remove([keys.answer(id)]);
  });
}
