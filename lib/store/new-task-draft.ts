import { z } from '@/lib/schema';

/** What was typed on New task and not started yet. */
export const newTaskDraftSchema = z.object({
  instruction: z.string(),
  agent: z.string(),
  /** Null: the first connection. */
  connectionId: z.nullable(z.string()),
  askWithForm: z.boolean(),
  /** The form tool's simple variant: fields with a type, a label and a placeholder. */
  simpleForm: z.boolean(),
  /** The names of the person's own tools to hand over. */
  tools: z.array(z.string()),
});

export type NewTaskDraft = z.infer<typeof newTaskDraftSchema>;
