import { flag, nullable, optional, z } from '@/lib/schema';

const fieldStateSchema = z.union([
  z.object({ kind: z.literal('typed'), text: z.string() }),
  z.object({ kind: z.literal('chosen'), options: z.array(z.number()) }),
  z.object({ kind: z.literal('checked'), checked: flag }),
  z.object({ kind: z.literal('none') }),
]);

/** One field the person has given something for. Never a secret one. */
const draftFieldSchema = z.object({
  index: z.number(),
  label: nullable(z.string()),
  /** What else told the person what the field asks for; see `wordsOf`. */
  words: optional(z.string()),
  state: fieldStateSchema,
  /** The `state` as a person reads it. */
  text: z.string(),
});

/** What was typed for one call, valid or not. Written by pages, at `draft:<task>:<toolCallId>`. */
export const draftSchema = z.object({
  /** The page that wrote the draft, so that no page follows its own changes. */
  writer: z.string(),
  fields: z.array(draftFieldSchema),
  /** The reply to a custom tool call; or, in a draft of its own, why the person cannot answer. */
  reply: z.string(),
  /** Whether the person chose that the reply is not kept; null when they did not choose. */
  forget: nullable(flag),
  /** The person wants the reply checked: it is to be JSON. */
  asJson: optional(flag),
  /**
   * The person keeps the draft for later and does something else now: the page must not open the draft
   * by itself.
   */
  aside: optional(flag),
});

export type DraftField = z.infer<typeof draftFieldSchema>;
export type Draft = z.infer<typeof draftSchema>;
