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
import { open } from './envelope';
import { keys, kindOf } from './keys';
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

/** Something on the disk that cannot be read. */
export interface Broken {
  readonly key: string;
  /** Whether it may leave the browser: whatever is left of a key or an answer may not. */
  readonly exportable: boolean;
}

/** The kind of what is broken, whether it is in its place or was set aside. */
export function brokenKind(key: string): string {
  return kindOf(key.replace(/^quarantine:\d+:/, ''));
}

/** What cannot be read of everything on the disk, set aside or in its place. */
export function listBroken(stored: Readonly<Record<string, unknown>>): readonly Broken[] {
  return Object.entries(stored).flatMap(([key, raw]) => {
    const type = kindOf(key);
    // A key nobody knows is of a later version, and as good as broken here.
    const isReadable = isKnown(type) && open<unknown>(key, shapes[type], raw).kind === 'ok';
    const kind = brokenKind(key);
    return isReadable ? [] : [{ key, exportable: kind !== 'api-key' && kind !== 'answer' }];
  });
}
