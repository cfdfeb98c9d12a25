import { fail, succeed } from '@/lib/result';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { storedToolsSchema } from '@/lib/tools/definition';
import { changeTask } from '../records/change-task';
import { beginCreate } from '../work/create';
import { readTask } from '../records/read-tasks';
import { recordEvent } from '../records/record-event';
import type { Handler } from './handler';

export const retryTask: Handler<'task.retry'> = async (ports, { id }) => {
  const task = await readTask(ports, id);
  if (task === null) return fail({ code: 'not-found' });
  const { creation } = task;
  if (creation.state !== 'unknown' && creation.state !== 'refused') return succeed(null);
  const { since } = creation;
  // Written with every new task, even without tools. If the item is missing, the tools are not known: an
  // agent without the tool to ask with would never ask.
  const tools = await read(ports.local, keys.tools(id), storedToolsSchema);
  if (tools === null) return fail({ code: 'no-tools' });
  await beginCreate(ports, id, tools, () =>
    changeTask(ports, id, async () => {
      const recorded = await recordEvent(ports, id, { type: 'create-retried', since });
      return recorded?.after !== recorded?.before;
    }),
  );
  return succeed(null);
};
