import type { Run, Task } from '../../tasks/task.ts';
import type { ServiceContext } from '../context.ts';
import { collected } from './collected.ts';

/** What came of the newest run: nothing before its end, then text and a table, or an error. */
export function runResult(c: ServiceContext, { task, runs }: Task): Response {
  const [run] = runs;
  const completed = run.status === 'completed';
  const data = {
    status: run.status,
    error: errorOf(run),
    output: completed ? `Done: ${task}` : null,
    dataTable: completed ? collected : [],
  };
  return c.json({ success: true, data });
}

function errorOf({ status, detailedStatus }: Run): string | null {
  if (status !== 'error') return null;
  return detailedStatus === 'stopped' ? 'API abort' : 'The page did not answer.';
}
