import { mapResult, type Result } from '@/lib/result';
import { z } from '@/lib/schema';
import { asText } from './as-text';
import { askPage, type Page } from './ask-page';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';
import { orNull } from './or-null';
import { taskPath } from './task-path';
import { wireId } from './wire-id';

interface Run {
  readonly id: string;
  /** As the service wrote it (ISO 8601 by the interface); null when absent. */
  readonly createdAt: string | null;
}

/** In UTF-16 units: more than any way of writing a date takes. */
const longestDate = 100;

const wire = z.object({
  id: wireId,
  created_at: orNull(asText(z.string(), longestDate)),
});

/** `GET /task/{taskId}/runs` (interface §4.2), 30 a page. Entries without an id are left out. */
export async function listRuns(
  transport: Transport,
  taskId: string,
  page: number,
): Promise<Result<Page & { readonly runs: Run[] }, ServiceError>> {
  const path = taskPath(taskId, 'runs');
  if (!path.ok) return path;
  const listed = await askPage(transport, path.value, page, wire);
  return mapResult(listed, ({ entries, ...about }) => ({
    runs: entries.map(({ id, created_at: createdAt }) => ({ id, createdAt })),
    ...about,
  }));
}
