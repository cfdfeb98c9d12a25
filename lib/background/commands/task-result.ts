import { stringifyJson } from '@/lib/json';
import { mapResult } from '@/lib/result';
import { taskResult } from '@/lib/service/extras/task-result';
import { askAboutTask } from '../work/ask-about-task';
import type { Handler } from './handler';

export const readResult: Handler<'task.result'> = async (ports, { id }) => {
  const read = await askAboutTask(ports, id, taskResult);
  return mapResult(read, ({ output, rows, ...about }) => ({
    ...about,
    output: output === null ? null : stringifyJson(output),
    rows: stringifyJson(rows),
  }));
};
