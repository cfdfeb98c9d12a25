import { nullable, z } from '@/lib/schema';
import { connectionSchema } from '@/lib/task/connection';
import { logSchema } from '@/lib/task/log';
import { looksSchema } from '@/lib/task/looks';
import { taskRecordSchema } from '@/lib/task/record';
import { storedToolsSchema } from '@/lib/tools/definition';
import { storedAbilitiesSchema } from './abilities';
import { storedAnswerSchema } from './answer';
import { storedCallSchema } from './call';
import { connectionDraftSchema } from './connection-draft';
import { draftSchema } from './draft';
import { keys } from './keys';
import { librarySchema } from './library';
import { newTaskDraftSchema } from './new-task-draft';
import { settingsSchema } from './settings';
import { toolDraftSchema } from './tool-draft';

/** The shape of everything on the disk, by the kind of its key. */
export const shapes = {
  task: taskRecordSchema,
  call: storedCallSchema,
  log: logSchema,
  tools: storedToolsSchema,
  answer: storedAnswerSchema,
  draft: draftSchema,
  [keys.newTaskDraft]: newTaskDraftSchema,
  [keys.toolDraft]: toolDraftSchema,
  [keys.connectionDraft]: connectionDraftSchema,
  connection: connectionSchema,
  'api-key': nullable(z.string()),
  abilities: storedAbilitiesSchema,
  [keys.looks]: looksSchema,
  [keys.settings]: settingsSchema,
  [keys.library]: librarySchema,
} as const;

/** Whether it is a kind of key that this version knows. */
export function isKnown(kind: string): kind is keyof typeof shapes {
  return Object.hasOwn(shapes, kind);
}
