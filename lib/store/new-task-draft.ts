import { flag, nullable, optional, z } from '@/lib/schema';

/** What was typed on New task and not started yet. */
export const newTaskDraftSchema = z.object({
  instruction: z.string(),
  agent: z.string(),
  /** Null: the person has chosen none, and gets the first that works. */
  connectionId: nullable(z.string()),
  askWithForm: flag,
  /** The form tool's simple variant: fields with a type, a label and a placeholder. */
  simpleForm: flag,
  /** The names of the person's own tools to hand over. */
  tools: z.array(z.string()),
  /** What stands in "Watch an existing task". */
  watchId: optional(z.string()),
});

export type NewTaskDraft = z.infer<typeof newTaskDraftSchema>;
