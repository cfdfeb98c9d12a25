import { flag, moment, nullable, optional, shortText, z } from '@/lib/schema';
import { answeredFieldsSchema } from './answered-fields';
import { watchSchema } from './watch';

const logEntrySchema = z.union([
  z.object({
    kind: z.literal('status'),
    at: moment,
    status: nullable(shortText),
    detailedStatus: nullable(shortText),
  }),
  z.object({ kind: z.literal(['created', 'adopted', 'create-unknown', 'stopped']), at: moment }),
  z.object({
    kind: z.literal('create-refused'),
    at: moment,
    message: nullable(shortText),
    /** An earlier request may have started the task. */
    doubted: optional(flag),
  }),
  z.object({ kind: z.literal('asked'), at: moment, toolCallId: z.string(), heading: shortText }),
  z.object({
    kind: z.literal('answered'),
    at: moment,
    toolCallId: z.string(),
    heading: shortText,
    answers: answeredFieldsSchema,
  }),
  z.object({
    kind: z.literal('refused'),
    at: moment,
    toolCallId: z.string(),
    message: nullable(shortText),
  }),
  z.object({
    kind: z.literal(['accepted', 'withdrawn', 'confirmed', 'unproven', 'superseded', 'gone']),
    at: moment,
    toolCallId: z.string(),
  }),
  z.object({ kind: z.literal('watch'), at: moment, watch: watchSchema }),
]);

/** What happened to a task, newest last. Bounded by entries, length and age. */
export const logSchema = z.array(logEntrySchema);

export type LogEntry = z.infer<typeof logEntrySchema>;
