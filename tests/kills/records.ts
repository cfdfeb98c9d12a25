import { z } from 'zod';
import type { Beckon } from '../support/beckon/beckon.ts';

/** What a person sees of a task, read from its record. */
const recordSchema = z.object({
  id: z.string(),
  creation: z.object({ state: z.string(), taskId: z.optional(z.string()) }),
  observed: z.nullable(z.object({ status: z.nullable(z.string()) })),
  call: z.nullable(
    z.object({
      toolCallId: z.string(),
      raised: z.number(),
      delivery: z.nullable(z.object({ state: z.string() })),
    }),
  ),
});

export type SeenTask = z.infer<typeof recordSchema>;

export async function seenTasks(beckon: Beckon): Promise<readonly SeenTask[]> {
  return Object.entries(await beckon.observer.stored('local')).flatMap(([key, envelope]) =>
    key.startsWith('task:') ? [z.object({ data: recordSchema }).parse(envelope).data] : [],
  );
}
