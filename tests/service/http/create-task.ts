import { z } from 'zod';
import type { TaskStore } from '../tasks/task-store.ts';
import type { ServiceContext } from './context.ts';
import { readBody } from './read-request.ts';

const toolSchema = z.strictObject({
  type: z.literal('function'),
  function: z.strictObject({
    name: z.string().min(1),
    description: z.string(),
    parameters: z.record(z.string(), z.unknown()),
  }),
});

const bodySchema = z.strictObject({
  task: z.string().min(1),
  agent: z.string().min(1),
  tools: z.array(toolSchema).default([]),
});

/** Interface §4.1. */
export async function createTask(c: ServiceContext, tasks: TaskStore): Promise<Response> {
  const { taskId } = tasks.create(await readBody(c, bodySchema));
  return c.json({ success: true, data: { taskId } });
}
