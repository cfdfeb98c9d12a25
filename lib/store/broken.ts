import { z } from '@/lib/schema';
import { connectionSchema } from '@/lib/task/connection';
import { logEntrySchema } from '@/lib/task/log';
import { taskRecordSchema } from '@/lib/task/record';
import { storedToolsSchema } from '@/lib/tools/definition';
import { storedAbilitiesSchema } from './abilities';
import { storedAnswerSchema } from './answer';
import { storedCallSchema } from './call';
import { draftSchema } from './draft';
import { open } from './envelope';
import { keys, kindOf } from './keys';
import { librarySchema } from './library';
import { newTaskDraftSchema } from './new-task-draft';
import { settingsSchema } from './settings';

/** The shape of everything on the disk, by the kind of its key. */
const shapes = new Map<string, z.ZodMiniType>([
  ['task', taskRecordSchema],
  ['call', storedCallSchema],
  ['log', z.array(logEntrySchema)],
  ['tools', storedToolsSchema],
  ['answer', storedAnswerSchema],
  ['draft', draftSchema],
  [keys.newTaskDraft, newTaskDraftSchema],
  ['connection', connectionSchema],
  ['api-key', z.nullable(z.string())],
  ['abilities', storedAbilitiesSchema],
  [keys.settings, settingsSchema],
  [keys.library, librarySchema],
]);

/** Something on the disk that cannot be read. */
export interface Broken {
  readonly key: string;
  /** Whether it may leave the browser: whatever is left of a key or an answer may not. */
  readonly exportable: boolean;
}

/** What cannot be read of everything on the disk, set aside or in its place. */
export function listBroken(stored: Readonly<Record<string, unknown>>): readonly Broken[] {
  return Object.entries(stored).flatMap(([key, raw]) => {
    const kind = kindOf(key);
    const shape = shapes.get(kind);
    // A key nobody knows is of a later version, and as good as broken here.
    const isReadable = shape !== undefined && open(key, shape, raw).kind === 'ok';
    return isReadable ? [] : [{ key, exportable: kind !== 'api-key' && kind !== 'answer' }];
  });
}
