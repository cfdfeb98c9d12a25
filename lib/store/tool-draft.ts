import { nullable, z } from '@/lib/schema';

/** The tool in the editor and not saved yet; null when the editor is closed. */
export const toolDraftSchema = z.object({
  tool: nullable(
    z.object({
      /** The name of the tool it takes the place of; null for a new one. */
      replaces: nullable(z.string()),
      name: z.string(),
      description: z.string(),
      /** As typed: it may be no JSON yet. */
      parameters: z.string(),
    }),
  ),
});

export type ToolDraft = NonNullable<z.infer<typeof toolDraftSchema>['tool']>;
