import { fail, succeed, type Result } from '@/lib/result';
import type { ServiceError } from './errors';

/**
 * The path of something of a task, relative to the base address (interface §4). No URL can name a task
 * called '', '.' or '..' (a parser takes dots for steps, encoded ones too): such an id is refused.
 */
export function taskPath(taskId: string, rest: string): Result<string, ServiceError> {
  if (taskId === '' || taskId === '.' || taskId === '..') {
    return fail({ code: 'refused', httpStatus: 404, message: null });
  }
  return succeed(`/task/${encodeURIComponent(taskId.toWellFormed())}/${rest}`);
}
