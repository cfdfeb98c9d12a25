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
  state: fieldStateSchema,
  /** The same as a person reads it. */
  text: z.string(),
});

/** What was typed for one call, valid or not. Written by pages, at `draft:<task>:<toolCallId>`. */
export const draftSchema = z.object({
  /** Which page wrote it, so that no page follows itself. */
  writer: z.string(),
  fields: z.array(draftFieldSchema),
  /** The reply to a custom tool call. */
  reply: z.string(),
  /** Whether the person chose that the reply is not kept; null when they did not choose. */
  forget: nullable(flag),
  /** It is kept for later, and the person is at something else: not to be opened by itself. */
  aside: optional(flag),
});

export type DraftField = z.infer<typeof draftFieldSchema>;
export type Draft = z.infer<typeof draftSchema>;
